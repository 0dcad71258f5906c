import { useEffect } from 'react';
import { t } from '../lib/texts/common.ts';
import { toastInfo } from '../ui/toasts.ts';

/** A new release takes the chunks of the old one away: says so when one is missed, and leaves the moment to the user. */
export function ReleaseWatch() {
  useEffect(() => {
    let told = false;
    const onMissing = (): void => {
      // Without a network a chunk that was never loaded is missing, too: that says nothing of a release.
      if (told || !navigator.onLine) return;
      told = true;
      toastInfo(t('newRelease'), { duration: 0, action: { label: t('reload'), run: () => location.reload() } });
    };
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, []);
  return null;
}
