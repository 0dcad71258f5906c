/**
 * How somebody is called before others. Never by their address, which they gave to the server and to nobody else: what
 * one person is shown may be read by guests and by other groups.
 */
export function shownName(displayName: string): string {
  return displayName || 'No name';
}

/** As {@link shownName}, for rows where the account may be gone. */
export function shownNameOf(displayName: string | null): string {
  return displayName === null ? 'Deleted account' : shownName(displayName);
}
