import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { bytes, email, empty, isoTime, safeText, singleLine, uuid } from '../shapes.ts';
import { exportLogLine } from './export.ts';
import { group } from './groups.ts';
import { session } from './user.ts';

const admin = { rule: 'admin' } as const;
const displayName = singleLine(200);

export const adminUser = z.strictObject({
  uuid,
  email: z.string(),
  emailVerified: z.boolean(),
  accountSuspended: z.boolean(),
  displayName: z.string(),
  avatar: z.string().nullable(),
  quota: z.number(),
  /** Bytes used in the personal workspace. */
  size: z.number(),
  isAdmin: z.boolean(),
  registeredOn: isoTime,
  lastSeen: isoTime.optional(),
  hasPassword: z.boolean(),
});
export type AdminUser = z.output<typeof adminUser>;

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
  summary: 'The machine and the process.',
  access: admin,
  input: empty,
  output: z.strictObject({ sysInfo: systemInfo }),
});

/** A part the server leans on. What is not configured is neither well nor ill. */
const healthPart = z.strictObject({
  name: z.string(),
  configured: z.boolean(),
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
    fsInfo: z.strictObject({ totalBytes: z.number(), freeBytes: z.number() }),
    totalWorkspaceSize: z.number(),
    totalAllocatedQuota: z.number(),
    mailQueue: z.strictObject({
      queued: z.number().int(),
      failed: z.number().int(),
      sentToday: z.number().int(),
      dailyQuota: z.number().int(),
    }),
    jobQueue: z.strictObject({
      queued: z.number().int(),
      running: z.number().int(),
      failedToday: z.number().int(),
      exportsRunning: z.number().int(),
    }),
    live: z.strictObject({ documents: z.number().int(), people: z.number().int() }),
    health: z.array(healthPart),
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

export const listGroups = defineOperation({
  path: '/api/admin/groups/list',
  summary: 'All groups; with paging fields one page of them.',
  access: admin,
  input: z.strictObject({
    search: safeText(200).optional(),
    deleted: z.boolean().optional(),
    sort: z.enum(['name', 'size', 'quota', 'createdAt']).optional(),
    descending: z.boolean().optional(),
    offset: z.number().int().min(0).optional(),
    limit: z.number().int().min(1).max(500).optional(),
  }),
  output: z.strictObject({
    groups: z.array(group.extend({ memberCount: z.number().int(), deletedAt: isoTime.optional() })),
    total: z.number().int(),
  }),
});

export const getGroup = defineOperation({
  path: '/api/admin/groups/get',
  summary: 'One group with all members.',
  access: admin,
  input: z.strictObject({ uuid }),
  output: z.strictObject({ group }),
  errors: ['not-found'],
});

export const updateGroup = defineOperation({
  path: '/api/admin/groups/update',
  summary: 'Set name and quota of a group.',
  access: admin,
  input: z.strictObject({ uuid, name: singleLine(200), quota: bytes }),
  output: empty,
  errors: ['not-found'],
});

export const createGroup = defineOperation({
  path: '/api/admin/groups/create',
  summary: 'Make a group owned by a user.',
  access: admin,
  input: z.strictObject({ name: singleLine(200), owner: safeText(320), quota: bytes.optional() }),
  output: z.strictObject({ group }),
  errors: ['not-found'],
});

export const restoreGroup = defineOperation({
  path: '/api/admin/groups/restore',
  summary: 'Bring a deleted group back within 30 days.',
  access: admin,
  input: z.strictObject({ uuid }),
  output: empty,
  errors: ['not-found', 'conflict'],
});

export const listUsers = defineOperation({
  path: '/api/admin/users/list',
  summary: 'All users; with paging fields one page of them.',
  access: admin,
  input: z.strictObject({
    search: safeText(200).optional(),
    status: z.enum(['active', 'unverified', 'suspended']).optional(),
    role: z.enum(['admin', 'user']).optional(),
    /** 90 % of the quota or more; all of it or more. */
    quotaUsed: z.enum(['high', 'full']).optional(),
    sort: z.enum(['displayName', 'email', 'registeredOn', 'size', 'quota', 'lastSeen']).optional(),
    descending: z.boolean().optional(),
    offset: z.number().int().min(0).optional(),
    limit: z.number().int().min(1).max(500).optional(),
  }),
  output: z.strictObject({ users: z.array(adminUser), total: z.number().int() }),
});

const userChanges = {
  emailVerified: z.boolean().optional(),
  accountSuspended: z.boolean().optional(),
  displayName: displayName.optional(),
  quota: bytes.optional(),
  isAdmin: z.boolean().optional(),
};

export const updateUser = defineOperation({
  path: '/api/admin/users/update',
  summary: 'Change an account; fields left out stay.',
  access: admin,
  input: z.strictObject({ email: safeText(320), ...userChanges }),
  output: z.strictObject({ user: adminUser }),
  errors: ['not-found', 'last-admin'],
});

export const updateUsers = defineOperation({
  path: '/api/admin/users/update-many',
  summary: 'The same change for several accounts. All or none.',
  access: admin,
  input: z.strictObject({ emails: z.array(safeText(320)).min(1).max(1000), ...userChanges }),
  output: z.strictObject({ updated: z.number().int() }),
  errors: ['not-found', 'last-admin'],
});

export const createUser = defineOperation({
  path: '/api/admin/users/create',
  summary: 'Make an account; its owner gets a mail with a link to set the password.',
  access: admin,
  input: z.strictObject({
    email,
    displayName: displayName.refine((s) => s.trim() !== '', 'must not be empty'),
    quota: bytes,
    isAdmin: z.boolean(),
  }),
  output: z.strictObject({ user: adminUser }),
  errors: ['email-taken'],
});

export const deleteUser = defineOperation({
  path: '/api/admin/users/delete',
  summary: 'Delete an account with the groups it owns.',
  access: admin,
  input: z.strictObject({ email: safeText(320) }),
  output: empty,
  errors: ['not-found', 'last-admin'],
});

export const deleteUsers = defineOperation({
  path: '/api/admin/users/delete-many',
  summary: 'Delete several accounts. All or none.',
  access: admin,
  input: z.strictObject({ emails: z.array(safeText(320)).min(1).max(1000) }),
  output: z.strictObject({ deleted: z.number().int() }),
  errors: ['not-found', 'last-admin'],
});

export const listUserSessions = defineOperation({
  path: '/api/admin/users/list-sessions',
  summary: 'The sessions of a user.',
  access: admin,
  input: z.strictObject({ email: safeText(320) }),
  output: z.strictObject({
    sessions: z.array(session),
    ownedGroups: z.array(z.strictObject({ uuid, name: z.string() })),
  }),
  errors: ['not-found'],
});

export const endUserSessions = defineOperation({
  path: '/api/admin/users/end-sessions',
  summary: 'End one session of a user, or all.',
  access: admin,
  input: z.strictObject({ email: safeText(320), sessionUUID: uuid.optional() }),
  output: z.strictObject({ ended: z.number().int() }),
  errors: ['not-found'],
});

export const sendSetPasswordLink = defineOperation({
  path: '/api/admin/users/send-set-password-link',
  summary: 'Send a user a link to set a password.',
  access: admin,
  input: z.strictObject({ email: safeText(320) }),
  output: empty,
  errors: ['not-found', 'conflict'],
});

/** The six keys of the specification and our own, with values as stored. */
export const SETTING_KEYS = [
  'registration_open',
  'user_group_creation',
  'user_group_management_limit',
  'default_user_quota',
  'default_group_quota',
  'exports_enabled',
  'app_name',
  'homepage_url',
  'source_url',
  'terms_text',
  'remote_images_allowed',
  'max_upload_bytes',
  'max_workspace_items',
  'max_live_document_bytes',
] as const;
export const settingKey = z.enum(SETTING_KEYS);
export type SettingKey = z.output<typeof settingKey>;

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
  summary: 'Send a test mail to the own address.',
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

export const exportJob = z.strictObject({
  id: uuid,
  number: z.number().int(),
  createdAt: isoTime,
  scheduledBy: z.strictObject({ uuid, displayName: z.string(), email: z.string() }),
  profile: z.strictObject({ uuid, name: z.string() }),
  inputFiles: z.array(z.string()),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  position: z.number().int().optional(),
  stage: z.string().optional(),
  error: z.string().optional(),
  finishedAt: isoTime.optional(),
});

export const listExportQueue = defineOperation({
  path: '/api/admin/export-queue/list',
  summary: 'The export queue: queued and running jobs first, then ended ones when asked for.',
  access: admin,
  input: z.strictObject({ ended: z.boolean().optional(), limit: z.number().int().min(1).max(500).optional() }),
  output: z.strictObject({ jobs: z.array(exportJob) }),
});

export const cancelExportJob = defineOperation({
  path: '/api/admin/export-queue/cancel',
  summary: 'Cancel a queued or running export.',
  access: admin,
  input: z.strictObject({ jobId: uuid }),
  output: empty,
  errors: ['not-found', 'job-finished'],
});

export const retryExportJob = defineOperation({
  path: '/api/admin/export-queue/retry',
  summary: 'Queue a failed or cancelled export again.',
  access: admin,
  input: z.strictObject({ jobId: uuid }),
  output: empty,
  errors: ['not-found', 'conflict'],
});

export const getExportLog = defineOperation({
  path: '/api/admin/export-queue/get-log',
  summary: 'The log of an export job.',
  access: admin,
  input: z.strictObject({ jobId: uuid }),
  output: z.strictObject({ log: z.array(exportLogLine) }),
  errors: ['not-found'],
});
