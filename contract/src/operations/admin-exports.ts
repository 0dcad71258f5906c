import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, isoTime, said, uuid } from '../shapes.ts';
import { exportLogLine } from './export.ts';

const admin = { rule: 'admin' } as const;

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
  errorSaid: said,
  finishedAt: isoTime.optional(),
});

export const listExportQueue = defineOperation({
  path: '/api/admin/export-queue/list',
  summary: 'The export queue: queued and running jobs first, then finished ones if requested.',
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
