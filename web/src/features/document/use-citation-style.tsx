import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { EditorHandle } from '../../editor/options.ts';

const StyleOfText = lazy(async () => ({ default: (await import('./style-of-text.tsx')).StyleOfText }));

/**
 * Chooses how the open text's citations are printed. Its code, which includes a whole YAML parser, is loaded on
 * opening.
 */
export function useCitationStyle(handle: EditorHandle | null): { open: () => void; dialog: ReactNode } {
  const [opened, setOpened] = useState(false);
  const open = useCallback(() => setOpened(true), []);
  const close = useCallback(() => {
    setOpened(false);
    handle?.focus();
  }, [handle]);
  const dialog = opened && handle && (
    <Suspense>
      <StyleOfText handle={handle} onClose={close} />
    </Suspense>
  );
  return { open, dialog };
}
