const UUID = String.raw`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`;
const ADDRESS = new RegExp(`^/comment/(${UUID})/(${UUID})$`, 'u');

/** The comment or suggestion that an address of this application leads to; null if it leads elsewhere. */
export function readThreadAddress(address: string): { itemUUID: string; threadUUID: string } | null {
  const [, itemUUID, threadUUID] = ADDRESS.exec(address) ?? [];
  return itemUUID === undefined || threadUUID === undefined ? null : { itemUUID, threadUUID };
}
