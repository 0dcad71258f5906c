import type { OperationPath } from '@scriptorium/contract/operations/all.ts';
import type { AnyOperation } from '../pipeline/operation.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { requestCapabilities } from './auth/request-capabilities.ts';
import { setup } from './auth/setup.ts';
import { terminateOtherSessions } from './auth/terminate-other-sessions.ts';
import { terminateSession } from './auth/terminate-session.ts';
import { list } from './workspace/list.ts';
import { tree } from './workspace/tree.ts';
import { stat } from './workspace/stat.ts';
import { getAssetLink } from './workspace/get-asset-link.ts';
import { readText } from './workspace/read-text.ts';
import { createTextFile } from './workspace/create-text-file.ts';
import { createFolder } from './workspace/create-folder.ts';
import { uploadFiles } from './workspace/upload-files.ts';
import { renameItem } from './workspace/rename-item.ts';
import { deletePath } from './workspace/delete-path.ts';
import { deletePaths } from './workspace/delete-paths.ts';
import { listTrash } from './workspace/list-trash.ts';
import { restoreItems } from './workspace/restore-items.ts';
import { purgeItems } from './workspace/purge-items.ts';
import { moveItems } from './workspace/move-items.ts';
import { copyItems } from './workspace/copy-items.ts';
import { searchFiles } from './workspace/search-files.ts';
import { noteOpened } from './workspace/note-opened.ts';
import { requestWsTicket } from './live/request-ws-ticket.ts';
import { recentFiles } from './user/recent-files.ts';
import { list as groupsList } from './groups/list.ts';
import { create as groupsCreate } from './groups/create.ts';
import { update } from './groups/update.ts';
import { remove } from './groups/remove.ts';
import { leave } from './groups/leave.ts';
import { addMember } from './groups/add-member.ts';
import { removeMember } from './groups/remove-member.ts';
import { addManager } from './groups/add-manager.ts';
import { removeManager } from './groups/remove-manager.ts';
import { handOver } from './groups/hand-over.ts';
import type { NOT_BUILT } from './not-built.ts';
import { getData } from './user/get-data.ts';

type NotBuiltPath = (typeof NOT_BUILT)[number];
/** Each path with the operation that carries it: a call that is neither here nor in `not-built.ts` does not compile. */
type Registry = {
  [Path in Exclude<OperationPath, NotBuiltPath>]: AnyOperation & { contract: { path: Path } };
};

const BUILT: Registry = {
  '/api/groups/hand-over': handOver,
  '/api/groups/remove-manager': removeManager,
  '/api/groups/add-manager': addManager,
  '/api/groups/remove-member': removeMember,
  '/api/groups/add-member': addMember,
  '/api/groups/leave': leave,
  '/api/groups/delete': remove,
  '/api/groups/update': update,
  '/api/groups/create': groupsCreate,
  '/api/groups/list': groupsList,
  '/api/user/recent-files': recentFiles,
  '/api/request-ws-ticket': requestWsTicket,
  '/api/workspace/note-opened': noteOpened,
  '/api/workspace/search-files': searchFiles,
  '/api/workspace/copy-items': copyItems,
  '/api/workspace/move-items': moveItems,
  '/api/workspace/purge-items': purgeItems,
  '/api/workspace/restore-items': restoreItems,
  '/api/workspace/list-trash': listTrash,
  '/api/workspace/delete-paths': deletePaths,
  '/api/workspace/delete-path': deletePath,
  '/api/workspace/rename-item': renameItem,
  '/api/workspace/upload-files': uploadFiles,
  '/api/workspace/create-folder': createFolder,
  '/api/workspace/create-text-file': createTextFile,
  '/api/workspace/read-text': readText,
  '/api/workspace/get-asset-link': getAssetLink,
  '/api/workspace/stat': stat,
  '/api/workspace/tree': tree,
  '/api/workspace/list': list,
  '/api/auth/login': login,
  '/api/auth/logout': logout,
  '/api/auth/setup': setup,
  '/api/auth/terminate-other-sessions': terminateOtherSessions,
  '/api/auth/terminate-session': terminateSession,
  '/api/request-capabilities': requestCapabilities,
  '/api/user/get-data': getData,
};

/** Every call that is built, by its path. Imported by the main thread and by the writer worker. */
export const REGISTRY: ReadonlyMap<string, AnyOperation> = new Map(Object.entries(BUILT));
