import { continueWriting, recentFiles } from '@scriptorium/contract/operations/desk.ts';
import { listJobs } from '@scriptorium/contract/operations/export.ts';
import { list as listGroups } from '@scriptorium/contract/operations/groups.ts';
import { list as listWorkspaces } from '@scriptorium/contract/operations/workspace.ts';
import { operationQuery } from '../../api/query-client.ts';

/** Sent along with the page (server/src/transport/first-calls.ts), so the arguments must match. */
export const continueQuery = operationQuery(continueWriting, {});
export const recentQuery = operationQuery(recentFiles, { limit: 6, titles: true });
export const jobsQuery = operationQuery(listJobs, { limit: 5 });
export const placesQuery = operationQuery(listWorkspaces, {});
export const groupsQuery = ({ email }: { email: string }) => operationQuery(listGroups, { email });
