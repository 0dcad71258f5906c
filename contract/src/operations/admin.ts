import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { SETTING_KEYS } from '../settings.ts';
import { empty, isoTime, safeText, uuid } from '../shapes.ts';

const admin = { rule: 'admin' } as const;

export const systemInfo = z.strictObject({
  platform: z.string(),
  arch: z.string(),
  nodeVersion: z.string(),
  cpus: z.array(z.strictObject({ model: z.string(), speed: z.number() })),
  memory: z.strictObject({ free: z.number(), total: z.number() }),
  /** Seconds. */
  uptime: z.number(),
  processUser: z.string(),
  networkAddresses: z.array(
    z.strictObject({
      interface: z.string(),
      family: z.enum(['IPv4', 'IPv6']),
      address: z.string(),
      internal: z.boolean(),
    }),
  ),
});

export const getSystemInfo = defineOperation({
  path: '/api/admin/get-system-info',
  summary: 'Machine and process information.',
  access: admin,
  input: empty,
  output: z.strictObject({ sysInfo: systemInfo }),
});

/** A component this server depends on. */
const healthPart = z.strictObject({
  name: z.string(),
  ok: z.boolean(),
  detail: z.string(),
});
export type HealthPart = z.output<typeof healthPart>;

export const overview = defineOperation({
  path: '/api/admin/overview',
  summary: 'Counts, disk, queues and health for the dashboard.',
  access: admin,
  input: empty,
  output: z.strictObject({
    userCount: z.number().int(),
    /** Registered within the last seven days. */
    newUserCount: z.number().int(),
    groupCount: z.number().int(),
    exportJobCount: z.number().int(),
    /** The disk with the files; if they are in a bucket, the disk of the server that answers. */
    fsInfo: z.strictObject({ totalBytes: z.number(), freeBytes: z.number() }),
    filesIn: z.enum(['disk', 'bucket']),
    serverCount: z.number().int(),
    totalWorkspaceSize: z.number(),
    totalAllocatedQuota: z.number(),
    mailQueue: z.strictObject({
      queued: z.number().int(),
      failed: z.number().int(),
      sentToday: z.number().int(),
      dailyQuota: z.number().int(),
      transport: z.enum(['smtp', 'outbox']),
    }),
    jobQueue: z.strictObject({
      queued: z.number().int(),
      running: z.number().int(),
      failedToday: z.number().int(),
      exportsRunning: z.number().int(),
    }),
    live: z.strictObject({ documents: z.number().int(), people: z.number().int() }),
    health: z.array(healthPart),
    /** One-off setup tasks for the operator. */
    setup: z.strictObject({
      /** Null if the server is reachable only from its own machine. */
      publicUrl: z.string().nullable(),
      mail: z.enum(['smtp', 'outbox']),
      /** When the backup command last completed; null if it never did. */
      lastBackup: isoTime.nullable(),
      signup: z.enum(['open', 'domain', 'approval', 'closed']),
      /** Domains whose addresses may sign up, for `domain`. */
      signupDomains: z.array(z.string()),
    }),
  }),
});

export const requestCapabilities = defineOperation({
  path: '/api/admin/request-capabilities',
  summary: 'Capabilities and environment values, read-only, without secrets.',
  access: admin,
  input: empty,
  output: z.strictObject({
    capabilities: z.strictObject({
      max_quota: z.number(),
      signup_enabled: z.boolean(),
      exports_enabled: z.boolean(),
      email_transport: z.enum(['smtp', 'outbox']),
      email_daily_quota: z.number(),
      email_from_address: z.string(),
    }),
    env: z.array(z.strictObject({ name: z.string(), value: z.string(), source: z.enum(['environment', 'default']) })),
  }),
});

/** The six original keys and ours, with values as stored. */
const settingKey = z.enum(SETTING_KEYS);

export const getSettings = defineOperation({
  path: '/api/admin/settings/get',
  summary: 'The server settings.',
  access: admin,
  input: empty,
  output: z.strictObject({ config: z.record(settingKey, z.string()) }),
});

export const updateSetting = defineOperation({
  path: '/api/admin/settings/update',
  summary: 'Set one server setting. Flags are "1" or "0", sizes are bytes.',
  access: admin,
  input: z.strictObject({ key: settingKey, value: z.union([safeText(100_000), z.number()]) }),
  output: z.strictObject({ value: z.string() }),
});

export const sendTestEmail = defineOperation({
  path: '/api/admin/send-test-email',
  summary: 'Send a test mail to your own address.',
  access: admin,
  input: empty,
  output: z.strictObject({ message: z.string() }),
});

export const listMails = defineOperation({
  path: '/api/admin/mails/list',
  summary: 'The outbox: mails and their state, newest first, without secrets.',
  access: admin,
  input: z.strictObject({
    offset: z.number().int().min(0).optional(),
    limit: z.number().int().min(1).max(200).optional(),
  }),
  output: z.strictObject({
    mails: z.array(
      z.strictObject({
        uuid,
        kind: z.string(),
        recipient: z.string(),
        subject: z.string(),
        state: z.enum(['queued', 'sent', 'failed', 'dropped']),
        attempts: z.number().int(),
        createdAt: isoTime,
        sentAt: isoTime.optional(),
        error: z.string().optional(),
      }),
    ),
    total: z.number().int(),
  }),
});

export const eventCategory = z.enum(['admin', 'user', 'group', 'server', 'cli', 'other']);

export const getEventLog = defineOperation({
  path: '/api/admin/event-log/get',
  summary: 'The event log, newest first; with paging fields one page, with `afterSeq` what is newer.',
  access: admin,
  input: z.strictObject({
    category: eventCategory.optional(),
    search: safeText(200).optional(),
    beforeSeq: z.number().int().optional(),
    afterSeq: z.number().int().optional(),
    limit: z.number().int().min(1).max(1000).optional(),
  }),
  output: z.strictObject({
    events: z.array(
      z.strictObject({
        seq: z.number().int(),
        category: eventCategory,
        type: z.string(),
        message: z.string(),
        createdAt: isoTime,
        actorName: z.string().optional(),
        details: z.string().optional(),
      }),
    ),
    more: z.boolean(),
  }),
});
