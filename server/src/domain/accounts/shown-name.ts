/**
 * A person's name as shown to others. Never their address, which they only gave to the server: what one person sees may
 * be read by guests and other groups.
 */
export function shownName(displayName: string): string {
  return displayName || 'No name';
}

/** Like {@link shownName}, for rows whose account may be deleted. */
export function shownNameOf(displayName: string | null): string {
  return displayName === null ? 'Deleted account' : shownName(displayName);
}
