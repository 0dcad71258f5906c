/** The words around a change, for display: paragraph marks become “…”, and parts without words are left out. */
export function showPlace(near: string): string {
  return near
    .split('¶')
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join(' … ');
}
