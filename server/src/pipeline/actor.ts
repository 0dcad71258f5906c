import { fail } from '@scriptorium/contract/errors.ts';
import { nameGuest } from '@scriptorium/contract/rules/guest-name.ts';
import { shownName } from '../domain/accounts/shown-name.ts';

/** The caller. Plain data: posted to the writer thread with the input. */
export type Actor = GuestActor | LinkGuestActor | UserActor | DirectoryActor | CliActor | SystemActor;

/** Not logged in. */
export interface GuestActor {
  kind: 'guest';
}

/** Someone without an account who came through a link. They may do what it grants, and nothing else. */
export interface LinkGuestActor {
  kind: 'link-guest';
  guestId: string;
  linkId: string;
  /** As they entered it, without the mark for guests. */
  name: string;
  /** When the link, or their access through it, expires. */
  until: number;
}

/** A user with a valid session and a verified, active account. Reloaded inside every transaction. */
export interface UserActor {
  kind: 'user';
  userId: string;
  sessionId: string;
  email: string;
  displayName: string;
  isAdmin: boolean;
  /** When the password was last entered in this session, or the owner last logged in for it. */
  authenticatedAt: number;
}

/** A directory that provisions accounts, identified by one of its tokens. It may make no calls meant for people. */
export interface DirectoryActor {
  kind: 'directory';
  directoryId: string;
  tokenId: string;
  name: string;
}

/** Someone with a shell on the server, who has administrator rights. */
export interface CliActor {
  kind: 'cli';
  /** Operating system user name. */
  name: string;
}

/** A job or the server itself; never comes from outside. */
export interface SystemActor {
  kind: 'system';
  name: string;
}

export const GUEST: GuestActor = { kind: 'guest' };

/**
 * The logged-in user; fails with `not-logged-in`. For operations whose access rule is `user`, `workspace-member` or
 * `group-*`.
 */
export function requireUser(actor: Actor): UserActor {
  return actor.kind === 'user' ? actor : fail('not-logged-in');
}

/** The directory; fails with `not-logged-in`. For operations whose access rule is `directory`. */
export function requireDirectory(actor: Actor): DirectoryActor {
  return actor.kind === 'directory' ? actor : fail('not-logged-in');
}

/** A person with a name: a user, or the guest of a link. For operations open to guests. */
export interface ActingPerson {
  id: string;
  /** The account whose limits apply: all guests of a link count as one person, since names cost nothing. */
  countsAs: string;
  /** The session to which a socket belongs; for guests, their own id. */
  sessionId: string;
  isGuest: boolean;
}

export function requirePerson(actor: Actor): ActingPerson {
  return readPerson(actor) ?? fail('not-logged-in');
}

export function readPerson(actor: Actor): ActingPerson | null {
  if (actor.kind === 'user')
    return { id: actor.userId, countsAs: actor.userId, sessionId: actor.sessionId, isGuest: false };
  if (actor.kind === 'link-guest')
    return { id: actor.guestId, countsAs: actor.linkId, sessionId: actor.guestId, isGuest: true };
  return null;
}

/** Administrators, the command line and the server's own jobs. */
export function isAdministrator(actor: Actor): boolean {
  return actor.kind === 'cli' || actor.kind === 'system' || (actor.kind === 'user' && actor.isAdmin);
}

/** The name shown to others. */
export function nameOf(actor: Actor): string | null {
  switch (actor.kind) {
    case 'guest':
      return null;
    case 'link-guest':
      return nameGuest(actor.name);
    case 'user':
      return shownName(actor.displayName);
    case 'directory':
    case 'cli':
    case 'system':
      return actor.name;
  }
}
