import { fail } from '@scriptorium/contract/errors.ts';

/** Who calls. Plain data: it is posted to the writer worker together with the input. */
export type Actor = GuestActor | UserActor | CliActor | SystemActor;

export interface GuestActor {
  kind: 'guest';
}

/** A person with a live session of a verified, active account. Read again from the database inside every transaction. */
export interface UserActor {
  kind: 'user';
  userId: string;
  sessionId: string;
  email: string;
  displayName: string;
  isAdmin: boolean;
  /** When the password was last given in this session. */
  authenticatedAt: number;
}

/** Somebody with a shell on the server: may what an administrator may. */
export interface CliActor {
  kind: 'cli';
  /** Name of the operating system's user. */
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

/** The name that goes into the event log. */
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
