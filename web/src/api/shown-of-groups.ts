import type { Operation } from '@scriptorium/contract/operation.ts';
import { continueWriting, recentFiles } from '@scriptorium/contract/operations/desk.ts';
import { listJobs } from '@scriptorium/contract/operations/export.ts';
import { list } from '@scriptorium/contract/operations/groups.ts';
import { list as listWorkspaces } from '@scriptorium/contract/operations/workspace.ts';

/** Where the dashboard shows what is in a group: whoever has left it must no longer see its papers there. */
export const SHOWN_OF_GROUPS: readonly Operation[] = [list, listWorkspaces, continueWriting, recentFiles, listJobs];
