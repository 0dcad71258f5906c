/**
 * Documents whose text made room for cards on this device when it was last open, the newest first: because of open
 * threads, or because its reader was suggesting. Also those whose open threads have no place in the text, so that their
 * number alone does not make room.
 */
const KEY = 'room-for-cards';
const MOST = 200;

export type Reason = 'threads' | 'suggesting' | 'none beside';

/** `place` stands for its path: names of files must not remain on the device after logging out. */
type Kept = readonly [itemUUID: string, reason: Reason, place: number];

export function readRoomForCards(itemUUID: string): Reason | null {
  return list().find(([uuid]) => uuid === itemUUID)?.[1] ?? null;
}

/** Whether a document of which only the path is known made room. */
export function hadRoomForCardsAt(workspaceUUID: string, path: string): boolean {
  const wanted = placeOf(workspaceUUID, path);
  const [, reason = 'none beside'] = list().find(([, , place]) => place === wanted) ?? [];
  return reason !== 'none beside';
}

/** Null if nothing is to be remembered. */
export function keepRoomForCards(
  document: { readonly itemUUID: string; readonly workspaceUUID: string; readonly path: string },
  reason: Reason | null,
): void {
  const { itemUUID } = document;
  const place = placeOf(document.workspaceUUID, document.path);
  const all = list();
  const before = all.find(([uuid]) => uuid === itemUUID);
  if (before === undefined ? reason === null : before[1] === reason && before[2] === place) return;
  const others = all.filter(([uuid]) => uuid !== itemUUID);
  const kept: readonly Kept[] = reason === null ? others : [[itemUUID, reason, place], ...others];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // In a private window without storage, the text makes room when its threads have come.
  }
}

function placeOf(workspaceUUID: string, path: string): number {
  let place = 0;
  for (const letter of `${workspaceUUID}/${path}`) place = (Math.imul(place, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return place;
}

function list(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each): each is Kept => Array.isArray(each)) : [];
  } catch {
    return [];
  }
}
