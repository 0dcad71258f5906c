import type { OperationPath } from '@scriptorium/contract/operations/all.ts';

/** Calls that answer 501 until somebody builds them. This list only ever shrinks. */
export const NOT_BUILT = [
  '/api/user/request-data-archive',
  '/api/workspace/get-archive-link',
  '/api/workspace/get-version-link',
  '/api/workspace/presence',
  '/api/export/cancel-job',
  '/api/export/check-defaults',
  '/api/export/compute-output-filename',
  '/api/export/create-defaults',
  '/api/export/delete-defaults',
  '/api/export/duplicate-defaults',
  '/api/export/get-defaults',
  '/api/export/get-job-log',
  '/api/export/list-defaults',
  '/api/export/list-jobs',
  '/api/export/rename-defaults',
  '/api/export/restore-defaults',
  '/api/export/retry-job',
  '/api/export/schedule',
  '/api/export/try-defaults',
  '/api/export/update-defaults',
  '/api/admin/export-queue/cancel',
  '/api/admin/export-queue/get-log',
  '/api/admin/export-queue/list',
  '/api/admin/export-queue/retry',
] as const satisfies readonly OperationPath[];
