/** Address of an item (or with "" of the root) of a workspace. */
export function workspaceHref(workspaceUUID: string, path: string): string {
  return `/workspace/${workspaceUUID}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
