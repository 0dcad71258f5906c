import { splitPath } from '@scriptorium/contract/rules/file-name.ts';
import { isAtLeast, type Role } from '@scriptorium/contract/review/limits.ts';

/** A file or folder of a workspace to which somebody has access, with everything below it, and their role. */
export interface Grant {
  readonly itemId: string;
  /** Its path from the root of the workspace, as names. */
  readonly names: readonly string[];
  readonly role: Role;
  readonly expiresAt: number | null;
}

/** The shared item through which a call was made; its paths are relative to that item. */
export interface Root {
  readonly id: string;
  readonly workspaceId: string;
  readonly names: readonly string[];
  readonly isFile: boolean;
}

/** Whether the item at these names is at `above` or below it. */
export function isWithin(names: readonly string[], above: readonly string[]): boolean {
  return names.length >= above.length && above.every((name, at) => names[at] === name);
}

/** The higher of the role in the workspace and the grants on the item and above it; null: not visible. */
export function roleAt(names: readonly string[], inWorkspace: Role | null, grants: readonly Grant[]): Role | null {
  return grants
    .filter((grant) => isWithin(names, grant.names))
    .reduce<Role | null>((most, { role }) => (most !== null && isAtLeast(most, role) ? most : role), inWorkspace);
}

/** When access to these names will expire or shrink. */
export function endOfGrants(names: readonly string[], grants: readonly Grant[]): number | null {
  const ends = grants.flatMap((grant) =>
    grant.expiresAt !== null && isWithin(names, grant.names) ? [grant.expiresAt] : [],
  );
  return ends.length === 0 ? null : Math.min(...ends);
}

/**
 * Where an item appears to somebody who has only grants: below the outermost shared item above it. Null if they have
 * none.
 */
export function placeOf(names: readonly string[], grants: readonly Grant[]): Grant | null {
  const above = grants.filter((grant) => isWithin(names, grant.names));
  return above.toSorted((a, b) => a.names.length - b.names.length)[0] ?? null;
}

/** The base of a call's paths. A single shared file is alone in a folder without a name. */
function startOf(root: Root): readonly string[] {
  return root.isFile ? root.names.slice(0, -1) : root.names;
}

/** The names to which a call's path refers; null if it is invalid, or leads out of the shared item. */
export function readNames(root: Root | null, path: string): string[] | null {
  const names = splitPath(path);
  if (names === null || root === null) return names;
  if (names.length === 0) return [...root.names];
  const all = [...startOf(root), ...names];
  return isWithin(all, root.names) ? all : null;
}

/** A workspace path as shown to somebody who came through a shared item; null outside that item. */
export function showPath(root: Root, path: string): string | null {
  const names = path.split('/');
  if (root.names.length === 0) return path;
  if (!isWithin(names, root.names)) return null;
  return names.slice(startOf(root).length).join('/');
}

/** Removes the names of the folders above a shared item from a message. */
export function hideAbove(root: Root, message: string): string {
  const above = startOf(root).join('/');
  return above === '' ? message : message.replaceAll(`${above}/`, '').replaceAll(`“${above}”`, '“…”');
}
