import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { EditorHandle } from '../../editor/options.ts';

const StyleOfText = lazy(async () => ({ default: (await import('./style-of-text.tsx')).StyleOfText }));

/** Choosing how the citations of the open text are printed. Its code (a whole YAML parser) is loaded when it opens. */
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
