import { useEffect } from 'react';
import { t } from '../lib/texts/common.ts';
import { toastInfo } from '../ui/toasts.ts';

/** A new release removes the old one's chunks: says so when one is missing, and lets the user decide when to reload. */
export function ReleaseWatch() {
  useEffect(() => {
    let told = false;
    const onMissing = (): void => {
      // Offline, a chunk that was never loaded is missing too; that says nothing about a release.
      if (told || !navigator.onLine) return;
      told = true;
      toastInfo(t('newRelease'), { duration: 0, action: { label: t('reload'), run: () => location.reload() } });
    };
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, []);
  return null;
}
