/** Which export is shown beside the text. Like `export-requests`, for features that must not know one another. */
export interface ResultBeside {
  /** The text beside which it stands; it stays when the file is renamed. */
  itemUUID: string;
  /** One export of the row that is shown: its profile and its files. Null: the newest that can be shown. */
  jobId: string | null;
}

let shown: ResultBeside | null = null;
const listeners = new Set<() => void>();

function publish(next: ResultBeside | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function showResultBeside(wanted: ResultBeside): void {
  publish(wanted);
}

export function hideResultBeside(): void {
  publish(null);
}

export function readResultBeside(): ResultBeside | null {
  return shown;
}

export function subscribeResultBeside(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
