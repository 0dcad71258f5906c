import { isIP } from 'node:net';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { S3Settings } from '../adapters/blobs/s3-settings.ts';
import { originOf } from '../domain/accounts/providers.ts';
import type { LookupService } from '../domain/lookups/services.ts';
import { chooseConcurrency } from './choose-concurrency.ts';
import { findMissingOfSeveral } from './several-servers.ts';
import { readS3, S3_SETTINGS } from './s3.ts';

/** All external configuration. The only reader of `process.env`. */
export interface Config {
  host: string;
  port: number;
  /** Absolute path. */
  dataDir: string;
  /** Origin without a trailing slash; null for localhost and 127.0.0.1 at the port. */
  publicUrl: string | null;
  appName: string;
  /** A PostgreSQL address; null for SQLite in the data directory. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Whether this is one of several servers on one database. */
  isOneOfSeveral: boolean;
  /** Through which several servers announce changes to each other; null for PostgreSQL. */
  redisUrl: string | null;
  /** A folder for the contents of files that is shared by all servers. */
  sharedFolder: string | null;
  /** Folder for the contents of files, unless they are in a bucket. */
  blobsDir: string;
  /** The bucket for the contents of files; null if they are in `blobsDir`. */
  s3: S3Settings | null;
  adminEmail: string | null;
  adminPassword: string | null;
  smtpUrl: string | null;
  /** Whether a remote mail server may be used without TLS. */
  smtpTls: 'required' | 'optional';
  emailFrom: string;
  emailDailyQuota: number;
  /** Bytes. */
  maxQuota: number;
  /** Trusted proxies for X-Forwarded-For, comma-separated; empty for none. */
  trustedProxies: string[];
  /** How long the server still responds after being told to stop, so that the load balancer can switch to others. */
  drainMs: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Native pandoc to use instead of the bundled one. */
  pandocPath: string | null;
  /** The bubblewrap that sandboxes it, or `none`. */
  pandocJail: string;
  /** Full paths of LaTeX engines. */
  pdfEngines: string[];
  /** Folder with additional fonts for exports, for scripts the built-in ones lack. */
  exportFonts: string | null;
  /** Concurrent conversions and other heavy jobs. */
  jobConcurrency: number;
  /** Whether /metrics is available to local programs. */
  metrics: boolean;
  /** Bearer token for remote access to /metrics; null for none. */
  metricsToken: string | null;
  /** A separate origin of this server for user content; null if it is served sandboxed from our own. */
  contentUrl: string | null;
  /** Whether HSTS includes subdomains. */
  hstsSubdomains: boolean;
  /** Concurrent document sockets per user. */
  socketsPerUser: number;
  socketsPerAddress: number;
  /** Concurrent connections of any kind. */
  maxConnections: number;
  /** Origins of login providers in private networks or without TLS. */
  privateProviders: string[];
  /** Whether works may be looked up at public services. */
  lookups: boolean;
  /** Other addresses for these services; null for the public ones. */
  lookupOrigins: Record<LookupService, string | null>;
  zoteroOrigin: string | null;
  /** Values for the admin area, without secrets. */
  shown: { name: string; value: string; source: 'environment' | 'default' }[];
}

const GB = 1024 ** 3;
/** Time for two checks by a load balancer that checks every two seconds. */
const DRAIN_SECONDS = 5;
const text = z.string().trim();
const optional = text
  .transform((value) => (value === '' ? null : value))
  .nullable()
  .default(null);

const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Whether it is an address, a range, or a named range. */
function isProxy(part: string): boolean {
  const [address = '', bits, ...more] = part.split('/');
  const size = isIP(address) === 6 ? 128 : 32;
  if (/^(loopback|linklocal|uniquelocal)$/u.test(part)) return true;
  return isIP(address) > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/u.test(bits) && +bits <= size));
}

const origin = text.transform((value, context) => {
  if (value === '') return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (
    url === null ||
    !/^https?:$/u.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.hash !== ''
  ) {
    context.addIssue({ code: 'custom', message: 'must be like https://docs.example.org, without a path' });
    return z.NEVER;
  }
  return url.origin;
});

const schemaOf = {
  HOST: text.min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: text.min(1).default('./data'),
  PUBLIC_URL: origin.nullable().default(null),
  APP_NAME: text.min(1).max(100).default('Scriptorium'),
  DATABASE_URL: optional.refine(
    (value) => value === null || /^postgres(ql)?:\/\//u.test(value),
    'must begin with postgres://',
  ),
  SEVERAL_SERVERS: z.enum(['0', '1']).default('0'),
  REDIS_URL: optional.refine(
    (value) => value === null || (URL.canParse(value) && /^rediss?:\/\//u.test(value)),
    'must be like redis://redis.example.org:6379 or rediss://…',
  ),
  SHARED_FOLDER: optional,
  ...S3_SETTINGS,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(20),
  ADMIN_EMAIL: optional,
  ADMIN_PASSWORD: z.string().nullable().default(null),
  SMTP_URL: optional.refine(
    (value) => value === null || /^smtps?:\/\//u.test(value),
    'must begin with smtp:// or smtps://',
  ),
  SMTP_TLS: z.enum(['required', 'optional']).default('required'),
  EMAIL_FROM: text
    .refine((value) => /^[^\r\n]*[^\s@]@[^\s@]+$/u.test(value), 'must be like Name <name@example.org>')
    .default('Scriptorium <scriptorium@localhost>'),
  EMAIL_DAILY_QUOTA: z.coerce.number().int().min(0).default(500),
  MAX_QUOTA: z.coerce
    .number()
    .int()
    .min(100)
    .max(Number.MAX_SAFE_INTEGER)
    .default(10 * GB),
  TRUSTED_PROXIES: text
    .refine(
      (value) => splitList(value).every(isProxy),
      'must be addresses like 127.0.0.1 or 10.0.0.0/8, comma-separated',
    )
    .default(''),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).nullable().default(null),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PANDOC_PATH: optional,
  PANDOC_JAIL: text.min(1).default('/usr/bin/bwrap'),
  PDF_ENGINES: text.default(''),
  EXPORT_FONTS: optional,
  JOB_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(chooseConcurrency(cpus().length, Math.min(totalmem(), process.constrainedMemory() || Infinity))),
  METRICS: z.enum(['0', '1']).default('0'),
  METRICS_TOKEN: optional.refine((value) => value === null || value.length >= 16, 'must have 16 characters or more'),
  CONTENT_URL: origin.nullable().default(null),
  PRIVATE_PROVIDERS: text
    .refine(
      (value) => splitList(value).every((part) => URL.canParse(part) && originOf(new URL(part)) === part),
      'must be origins like https://keycloak.example.org:8443 or ldap://ldap.example.org, comma-separated',
    )
    .default(''),
  LOOKUPS: z.enum(['on', 'off']).default('on'),
  CROSSREF_URL: origin.nullable().default(null),
  DATACITE_URL: origin.nullable().default(null),
  DOI_URL: origin.nullable().default(null),
  PUBMED_URL: origin.nullable().default(null),
  OPEN_LIBRARY_URL: origin.nullable().default(null),
  ZOTERO_URL: origin.nullable().default(null),
  HSTS_SUBDOMAINS: z.enum(['0', '1']).default('0'),
  SOCKETS_PER_USER: z.coerce.number().int().min(1).max(100_000).default(50),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(500),
  MAX_CONNECTIONS: z.coerce.number().int().min(10).max(1_000_000).default(10_000),
};

/** The names of all settings in the environment. */
export const SETTING_NAMES: readonly string[] = Object.keys(schemaOf);

/** Values that are never shown. */
const SECRET = new Set([
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'DATABASE_URL',
  'REDIS_URL',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

/** An invalid value, which ends startup with one clear line. */
export class ConfigError extends Error {}

/** Reads and checks the environment. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const value = environment[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const result = z.object(schemaOf).safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigError(
      `The setting ${String(issue?.path[0])} in the environment is wrong: ${issue?.message ?? ''}.`,
    );
  }
  const values = result.data;
  const { PUBLIC_URL: publicUrl, CONTENT_URL: contentUrl } = values;
  if (contentUrl !== null && (publicUrl === null || publicUrl === contentUrl)) {
    throw new ConfigError(
      'The setting CONTENT_URL in the environment is wrong: it needs PUBLIC_URL beside it, with another host name.',
    );
  }
  if ((values.ADMIN_EMAIL === null) !== (values.ADMIN_PASSWORD === null)) {
    throw new ConfigError('The settings ADMIN_EMAIL and ADMIN_PASSWORD need each other: give both, or neither.');
  }
  if (values.SEVERAL_SERVERS === '1') {
    const missing = findMissingOfSeveral(values);
    if (missing !== null) throw new ConfigError(missing);
  } else if (values.REDIS_URL !== null) {
    throw new ConfigError('The setting REDIS_URL is for several servers: set SEVERAL_SERVERS=1, or leave it out.');
  }
  const s3 = readS3(values);
  if (typeof s3 === 'string') throw new ConfigError(s3);
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    publicUrl: values.PUBLIC_URL,
    appName: values.APP_NAME,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    isOneOfSeveral: values.SEVERAL_SERVERS === '1',
    redisUrl: values.REDIS_URL,
    sharedFolder: values.SHARED_FOLDER === null ? null : resolve(values.SHARED_FOLDER),
    blobsDir: join(resolve(values.SHARED_FOLDER ?? values.DATA_DIR), 'blobs'),
    s3,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    smtpUrl: values.SMTP_URL,
    smtpTls: values.SMTP_TLS,
    emailFrom: values.EMAIL_FROM,
    emailDailyQuota: values.EMAIL_DAILY_QUOTA,
    maxQuota: values.MAX_QUOTA,
    trustedProxies: splitList(values.TRUSTED_PROXIES),
    drainMs: 1000 * (values.DRAIN_SECONDS ?? (values.SEVERAL_SERVERS === '1' ? DRAIN_SECONDS : 0)),
    logLevel: values.LOG_LEVEL,
    pandocPath: values.PANDOC_PATH,
    pandocJail: values.PANDOC_JAIL,
    pdfEngines: splitList(values.PDF_ENGINES),
    exportFonts: values.EXPORT_FONTS,
    jobConcurrency: values.JOB_CONCURRENCY,
    metrics: values.METRICS === '1',
    metricsToken: values.METRICS_TOKEN,
    contentUrl: values.CONTENT_URL,
    privateProviders: splitList(values.PRIVATE_PROVIDERS),
    lookups: values.LOOKUPS === 'on',
    lookupOrigins: {
      crossref: values.CROSSREF_URL,
      datacite: values.DATACITE_URL,
      doi: values.DOI_URL,
      pubmed: values.PUBMED_URL,
      'open-library': values.OPEN_LIBRARY_URL,
    },
    zoteroOrigin: values.ZOTERO_URL,
    hstsSubdomains: values.HSTS_SUBDOMAINS === '1',
    socketsPerUser: values.SOCKETS_PER_USER,
    socketsPerAddress: values.SOCKETS_PER_ADDRESS,
    maxConnections: values.MAX_CONNECTIONS,
    shown: Object.entries(values).map(([name, value]) => ({
      name,
      value: SECRET.has(name) && value !== null ? '(set)' : String(value ?? ''),
      source: name in given ? 'environment' : 'default',
    })),
  };
}
