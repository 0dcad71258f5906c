const UUID = String.raw`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`;
const ADDRESS = new RegExp(`^/comment/(${UUID})/(${UUID})$`, 'u');

/** The comment or suggestion that a URL of this application points to; null if it points elsewhere. */
export function readThreadAddress(address: string): { itemUUID: string; threadUUID: string } | null {
  const [, itemUUID, threadUUID] = ADDRESS.exec(address) ?? [];
  return itemUUID === undefined || threadUUID === undefined ? null : { itemUUID, threadUUID };
}
