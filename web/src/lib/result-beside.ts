/** Which export is shown beside the text. Like `export-requests`, for features that must not import one another. */
export interface ResultBeside {
  /** The text it is shown beside; unaffected by renaming the file. */
  itemUUID: string;
  /** The export whose profile and files are shown. Null: the newest that can be shown. */
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
