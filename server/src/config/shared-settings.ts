import { createHash } from 'node:crypto';
import { describeTables, SPEAKS, UNDERSTANDS } from '../domain/nodes/release.ts';
import type { Config } from './env.ts';
import { VERSION } from './version.ts';

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/**
 * Hashes of the settings that servers on one database must share, so that they respond alike, and of what decides
 * whether two releases can run side by side.
 */
export function describeShared(config: Config, migrations: readonly string[]): string {
  const {
    publicUrl,
    contentUrl,
    appName,
    smtpUrl,
    emailFrom,
    emailDailyQuota,
    maxQuota,
    pdfEngines,
    lookups,
    s3,
    redisUrl,
  } = config;
  return JSON.stringify({
    version: VERSION,
    speaks: SPEAKS,
    understands: UNDERSTANDS,
    ...describeTables(migrations),
    PUBLIC_URL: hash(publicUrl),
    CONTENT_URL: hash(contentUrl),
    APP_NAME: hash(appName),
    // Without name and password, which could be guessed from the hash.
    SMTP_URL: hash(smtpUrl === null ? null : new URL(smtpUrl).host),
    EMAIL_FROM: hash(emailFrom),
    EMAIL_DAILY_QUOTA: hash(emailDailyQuota),
    MAX_QUOTA: hash(maxQuota),
    PDF_ENGINES: hash(pdfEngines),
    LOOKUPS: hash(lookups),
    REDIS_URL: hash(redisUrl === null ? null : [new URL(redisUrl).host, new URL(redisUrl).pathname]),
    S3_BUCKET: hash(s3 === null ? null : [s3.endpoint, s3.bucket]),
  });
}
