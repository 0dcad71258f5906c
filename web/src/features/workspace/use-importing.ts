import { useState } from 'react';
import type { DroppedFile } from './dropped-files.ts';

/** Documents of programs that nobody can write on here as they are. Texts and pictures are uploaded when dropped. */
const FOREIGN = /\.(?:docx|odt|epub|rtf|zip)$/iu;

/** Whether the wizard for imports is open, and with which files. */
export function useImporting() {
  const [state, setState] = useState<{ files: readonly DroppedFile[] | null; count: number }>({
    files: null,
    count: 0,
  });
  return {
    ...state,
    begin: (files: readonly DroppedFile[]) => setState(({ count }) => ({ files, count: count + 1 })),
    end: () => setState(({ count }) => ({ files: null, count })),
    /** A single document dropped anywhere may be meant; the wizard offers to upload it unchanged. */
    wants: (files: readonly DroppedFile[]): boolean =>
      state.files !== null || (files.length === 1 && FOREIGN.test(files[0]?.relativePath ?? '')),
  };
}
