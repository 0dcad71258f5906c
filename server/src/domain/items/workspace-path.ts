/** The path of an item on this server: `id` is its workspace's, or that of what is shared with the recipient. */
export function workspacePath(id: string, names: readonly string[]): string {
  return `/workspace/${id}/${names.map(encodeURIComponent).join('/')}`;
}
