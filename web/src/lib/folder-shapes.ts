/** Layout of a folder when it was last shown on this device. */
export interface FolderShape {
  /** Height above the table in pixels: the card of the folder's paper with its bottom margin. */
  readonly lead: number;
  /** Height of each row in pixels; negative for the first row of a group, which carries the group's name. */
  readonly rows: readonly number[];
}

/** Each entry: key, whether the window was narrow, height above the table, row heights. */
const KEY = 'folder-shapes';
const MOST = 40;

type Kept = readonly number[];

/** The shape for a folder's placeholder, so that the page does not jump once the folder has loaded. */
export function readFolderShape(uuid: string, folder: string): FolderShape | null {
  const key = keyOf(uuid, folder);
  const [, isNarrow, lead = 0, ...rows] = list().find((each) => each[0] === key) ?? [];
  return isNarrow === readIsNarrow() ? { lead, rows } : null;
}

export function keepFolderShape(uuid: string, folder: string, { lead, rows }: FolderShape): void {
  const key = keyOf(uuid, folder);
  const kept = [key, readIsNarrow(), Math.round(lead), ...rows];
  const others = list().filter((each) => each[0] !== key);
  try {
    localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
  } catch {
    // In a private window without storage, placeholders have a generic shape.
  }
}

const readIsNarrow = (): number => Number(matchMedia('(max-width: 767px)').matches);

/** A hash, because names of folders must not remain on the device after logging out. */
function keyOf(uuid: string, folder: string): number {
  let key = 0;
  for (const letter of `${uuid}/${folder}`) key = (Math.imul(key, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return key;
}

function list(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(Array.isArray) : [];
  } catch {
    return [];
  }
}
