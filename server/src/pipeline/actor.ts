import { fail } from '@scriptorium/contract/errors.ts';

/** The caller. Plain data: posted to the writer thread with the input. */
export type Actor = GuestActor | UserActor | CliActor | SystemActor;

export interface GuestActor {
  kind: 'guest';
}

/** A user with a valid session of a verified, active account. Reloaded inside every transaction. */
export interface UserActor {
  kind: 'user';
  userId: string;
  sessionId: string;
  email: string;
  displayName: string;
  isAdmin: boolean;
  /** When the password was last entered in this session, or its owner last logged in for it. */
  authenticatedAt: number;
}

/** Someone with a shell on the server; has administrator rights. */
export interface CliActor {
  kind: 'cli';
  /** Operating system user name. */
  name: string;
}

/** A job or the server itself. Never comes from outside. */
export interface SystemActor {
  kind: 'system';
  name: string;
}

export const GUEST: GuestActor = { kind: 'guest' };

/** The logged-in user, or `not-logged-in`. For operations whose access rule is `user`, `workspace-member` or `group-*`. */
export function requireUser(actor: Actor): UserActor {
  return actor.kind === 'user' ? actor : fail('not-logged-in');
}

/** Administrators, the command line and the server's own jobs. */
export function isAdministrator(actor: Actor): boolean {
  return actor.kind === 'cli' || actor.kind === 'system' || (actor.kind === 'user' && actor.isAdmin);
}

/** Name for the event log. */
export function nameOf(actor: Actor): string | null {
  switch (actor.kind) {
    case 'guest':
      return null;
    case 'user':
      return actor.displayName || actor.email;
    case 'cli':
    case 'system':
      return actor.name;
  }
}
