/** The address of an item on this server: `id` is that of its workspace, or of what is shared with whoever is told. */
export function workspacePath(id: string, names: readonly string[]): string {
  return `/workspace/${id}/${names.map(encodeURIComponent).join('/')}`;
}
