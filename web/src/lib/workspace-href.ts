/** URL of an item in a workspace ("" is the root). */
export function workspaceHref(workspaceUUID: string, path: string): string {
  return `/workspace/${workspaceUUID}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
