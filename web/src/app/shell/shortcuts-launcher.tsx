import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchAhead } from '../../lib/first-screen.ts';
import { IS_MAC } from '../../lib/show-keys.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { openShortcuts, subscribeShortcuts } from '../../lib/open-shortcuts.ts';

const loadDialog = () => import('./shortcuts-dialog.tsx');
const ShortcutsDialog = lazy(async () => ({ default: (await loadDialog()).ShortcutsDialog }));

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Opens the list of shortcuts: Mod-/ anywhere, "?" outside text fields. */
export function ShortcutsLauncher() {
  const [opened, setOpened] = useState(false);
  useEffect(() => subscribeShortcuts(() => setOpened(true)), []);
  useEffect(() => fetchAhead(5_000, loadDialog), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const mod = IS_MAC ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      // With Shift it would be a different key on keyboards where "/" is Shift-7.
      const wanted = mod
        ? event.key === '/' && !event.shiftKey && !event.altKey
        : plain && event.key === '?' && !isField(event.target);
      if (!wanted) return;
      event.preventDefault();
      event.stopPropagation();
      openShortcuts();
    };
    // Captured before an editor handles the key.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  if (!opened) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ShortcutsDialog onClose={() => setOpened(false)} />
      </Suspense>
    </ErrorBoundary>
  );
}
