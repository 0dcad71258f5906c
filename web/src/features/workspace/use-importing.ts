import { useState } from 'react';
import type { DroppedFile } from './dropped-files.ts';

/** Formats that cannot be edited here without conversion. Texts and images are uploaded when dropped. */
const FOREIGN = /\.(?:docx|odt|epub|rtf|zip)$/iu;

/** Whether the import wizard is open, and with which files. */
export function useImporting() {
  const [state, setState] = useState<{ files: readonly DroppedFile[] | null; count: number }>({
    files: null,
    count: 0,
  });
  return {
    ...state,
    begin: (files: readonly DroppedFile[]) => setState(({ count }) => ({ files, count: count + 1 })),
    end: () => setState(({ count }) => ({ files: null, count })),
    /**
     * A single dropped document opens the wizard, because an import may be intended; the wizard also offers a plain
     * upload.
     */
    wants: (files: readonly DroppedFile[]): boolean =>
      state.files !== null || (files.length === 1 && FOREIGN.test(files[0]?.relativePath ?? '')),
  };
}
