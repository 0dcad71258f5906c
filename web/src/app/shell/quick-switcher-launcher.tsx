import { lazy, Suspense, useEffect, useState } from 'react';
import { IS_MAC } from '../../lib/show-keys.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { openQuickSwitcher, subscribeQuickSwitcher } from './open-quick-switcher.ts';

const QuickSwitcher = lazy(async () => ({ default: (await import('./quick-switcher.tsx')).QuickSwitcher }));

/** Loads the quick switcher on first use: Mod-P or a click on the field in the bar. */
export function QuickSwitcherLauncher() {
  const [opened, setOpened] = useState(0);
  useEffect(() => subscribeQuickSwitcher(() => setOpened((times) => times + 1)), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const mod = IS_MAC ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!mod || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      openQuickSwitcher();
    };
    // Before an editor sees the key.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  if (opened === 0) return null;
  return (
    // If it fails to load (a new release removed its chunk), the page carries on.
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <QuickSwitcher opened={opened} />
      </Suspense>
    </ErrorBoundary>
  );
}
