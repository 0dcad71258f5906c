import type { Operation } from '@scriptorium/contract/operation.ts';
import { continueWriting, recentFiles } from '@scriptorium/contract/operations/desk.ts';
import { listJobs } from '@scriptorium/contract/operations/export.ts';
import { list } from '@scriptorium/contract/operations/groups.ts';
import { list as listWorkspaces } from '@scriptorium/contract/operations/workspace.ts';

/** What the dashboard shows from groups; to be refetched on leaving one, so that its papers disappear. */
export const SHOWN_OF_GROUPS: readonly Operation[] = [list, listWorkspaces, continueWriting, recentFiles, listJobs];
