import { createHash } from 'node:crypto';
import type { Config } from './env.ts';
import { VERSION } from './version.ts';

/** A hash of what servers on one database must be set to alike: people must not get another answer from another one. */
export function hashShared(config: Config): string {
  const { publicUrl, contentUrl, appName, smtpUrl, emailFrom, emailDailyQuota, maxQuota, pdfEngines } = config;
  const facts = [VERSION, publicUrl, contentUrl, appName, smtpUrl, emailFrom, emailDailyQuota, maxQuota, pdfEngines];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
