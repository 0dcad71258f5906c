/** URL path of an item on this server; `id` is that of its workspace or of the item shared with the recipient. */
export function workspacePath(id: string, names: readonly string[]): string {
  return `/workspace/${id}/${names.map(encodeURIComponent).join('/')}`;
}
