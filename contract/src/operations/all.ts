import type { Operation } from '../operation.ts';
import * as admin from './admin.ts';
import * as adminDirectories from './admin-directories.ts';
import * as adminExports from './admin-exports.ts';
import * as adminGroups from './admin-groups.ts';
import * as adminGroupRules from './admin-group-rules.ts';
import * as adminProviders from './admin-providers.ts';
import * as adminUsers from './admin-users.ts';
import * as auth from './auth.ts';
import * as desk from './desk.ts';
import * as exporting from './export.ts';
import * as exportFiles from './export-files.ts';
import * as factors from './factors.ts';
import * as groups from './groups.ts';
import * as invitations from './invitations.ts';
import * as importing from './import.ts';
import * as links from './links.ts';
import * as live from './live.ts';
import * as longWork from './long-work.ts';
import * as references from './references.ts';
import * as notifications from './notifications.ts';
import * as passkeys from './passkeys.ts';
import * as providers from './providers.ts';
import * as publications from './publications.ts';
import * as review from './review.ts';
import * as scim from './scim.ts';
import * as sharing from './sharing.ts';
import * as user from './user.ts';
import * as workspace from './workspace.ts';
import * as workspaceAuthors from './workspace-authors.ts';
import * as workspacePaper from './workspace-paper.ts';
import * as workspaceTrash from './workspace-trash.ts';
import * as workspaceVersions from './workspace-versions.ts';
import * as workspaceWord from './workspace-word.ts';
import * as zotero from './zotero.ts';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'input' in value;

/** Every call, grouped by area. */
export const OPERATIONS: readonly Operation[] = [
  auth,
  factors,
  passkeys,
  providers,
  user,
  desk,
  notifications,
  workspace,
  workspaceTrash,
  workspaceVersions,
  workspaceAuthors,
  workspacePaper,
  workspaceWord,
  references,
  zotero,
  review,
  groups,
  invitations,
  exporting,
  exportFiles,
  importing,
  sharing,
  links,
  publications,
  live,
  longWork,
  admin,
  adminGroups,
  adminUsers,
  adminProviders,
  adminGroupRules,
  adminDirectories,
  adminExports,
  scim,
].flatMap((area) => Object.values(area).filter(isOperation));

/** The calls of the API; directories use another protocol (SCIM). */
export const CALLS: readonly Operation[] = OPERATIONS.filter(({ access }) => access.rule !== 'directory');

type ValuesOf<Module> = Module[keyof Module];
type Described =
  | ValuesOf<typeof admin>
  | ValuesOf<typeof adminDirectories>
  | ValuesOf<typeof adminExports>
  | ValuesOf<typeof adminGroups>
  | ValuesOf<typeof adminGroupRules>
  | ValuesOf<typeof adminProviders>
  | ValuesOf<typeof adminUsers>
  | ValuesOf<typeof auth>
  | ValuesOf<typeof desk>
  | ValuesOf<typeof notifications>
  | ValuesOf<typeof exporting>
  | ValuesOf<typeof exportFiles>
  | ValuesOf<typeof factors>
  | ValuesOf<typeof groups>
  | ValuesOf<typeof invitations>
  | ValuesOf<typeof importing>
  | ValuesOf<typeof links>
  | ValuesOf<typeof publications>
  | ValuesOf<typeof live>
  | ValuesOf<typeof longWork>
  | ValuesOf<typeof references>
  | ValuesOf<typeof passkeys>
  | ValuesOf<typeof providers>
  | ValuesOf<typeof review>
  | ValuesOf<typeof scim>
  | ValuesOf<typeof sharing>
  | ValuesOf<typeof user>
  | ValuesOf<typeof workspace>
  | ValuesOf<typeof workspaceTrash>
  | ValuesOf<typeof workspaceAuthors>
  | ValuesOf<typeof workspacePaper>
  | ValuesOf<typeof workspaceVersions>
  | ValuesOf<typeof workspaceWord>
  | ValuesOf<typeof zotero>;

/** All call paths; the server's registry must cover them. */
export type OperationPath = Extract<Described, Operation>['path'];
