import { createStore } from './emitter.ts';

/** The result shown beside the text. Like `export-requests`, for features that must not import one another. */
export interface ResultBeside {
  /** ID of that text; unaffected by renaming the file. */
  itemUUID: string;
  /** The export job whose profile and files are shown. Null: the PDF of the text as it is. */
  jobId: string | null;
}

const shown = createStore<ResultBeside | null>(null);
export const { read: readResultBeside, subscribe: subscribeResultBeside } = shown;

export function showResultBeside(wanted: ResultBeside): void {
  shown.set(wanted);
}

export function hideResultBeside(): void {
  shown.set(null);
}
