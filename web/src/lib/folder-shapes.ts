/** How a folder looked when it was last shown on this device. */
export interface FolderShape {
  /** Pixels above the table: its paper's card with the margin below it. */
  readonly lead: number;
  /** Pixels of each row; negative for the first of a group, with the group's name. */
  readonly rows: readonly number[];
}

/** Each is its key, whether the window was narrow, what is above the table, and the rows. */
const KEY = 'folder-shapes';
const MOST = 40;

type Kept = readonly number[];

/** A placeholder with the folder's own shape does not jump when the folder comes. */
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
    // A private window without storage has placeholders of no particular shape.
  }
}

const readIsNarrow = (): number => Number(matchMedia('(max-width: 767px)').matches);

/** A number instead of the folder's name, which would stay here after a log-out. */
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
