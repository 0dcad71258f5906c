/** URL of an item in a workspace ("" is the root). */
export function workspaceHref(workspaceUUID: string, path: string): string {
  return `/workspace/${workspaceUUID}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Link that opens a text with these words in its search field. */
export function findHref(href: string, words: string): string {
  return `${href}?find=${encodeURIComponent(words)}`;
}

/** URL of an item for the guest of a link. */
export function guestHref(uuid: string, path: string): string {
  return `/guest/${uuid}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
