import { useEffect } from 'react';
import { t } from '../lib/texts/common.ts';
import { toastInfo } from '../ui/toasts.ts';

/**
 * Whether the server now serves a release newer than this page. A file may also be missing because the network is down.
 */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-store' });
  return answer.ok && typeof entry === 'string' && !(await answer.text()).includes(entry);
}

/** A new release removes the old chunks: when one is missing, tells the user, who decides when to reload. */
export function ReleaseWatch() {
  useEffect(() => {
    let told = false;
    const onMissing = async (): Promise<void> => {
      if (told || !(await isReplaced().catch(() => false)) || told) return;
      told = true;
      toastInfo(t('newRelease'), { duration: 0, action: { label: t('reload'), run: () => location.reload() } });
    };
    const listen = (): void => void onMissing();
    window.addEventListener('vite:preloadError', listen);
    return () => window.removeEventListener('vite:preloadError', listen);
  }, []);
  return null;
}
