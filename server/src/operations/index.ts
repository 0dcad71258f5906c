import type { OperationPath } from '@scriptorium/contract/operations/all.ts';
import type { AnyOperation } from '../pipeline/operation.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { requestCapabilities } from './auth/request-capabilities.ts';
import { setup } from './auth/setup.ts';
import { terminateOtherSessions } from './auth/terminate-other-sessions.ts';
import { terminateSession } from './auth/terminate-session.ts';
import type { NOT_BUILT } from './not-built.ts';
import { getData } from './user/get-data.ts';

type NotBuiltPath = (typeof NOT_BUILT)[number];
/** Each path with the operation that carries it: a call that is neither here nor in `not-built.ts` does not compile. */
type Registry = {
  [Path in Exclude<OperationPath, NotBuiltPath>]: AnyOperation & { contract: { path: Path } };
};

const BUILT: Registry = {
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
