import { useEffect, useState } from 'react';
import { readRedirectPath } from '../../lib/redirect-path.ts';

/** The message to show. Its dependencies are imported dynamically, since the log-in page must be small. */
async function describeKept(redirect: string): Promise<string> {
  const { pathname } = new URL(readRedirectPath(redirect, location.origin), location.origin);
  const [, workspace, path] = /^\/workspace\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (workspace === undefined || path === undefined) return '';
  const { hasUnsentTo } = await import('../../editor/collab/io/device-store.ts');
  const { t } = await import('../../lib/texts/kept-copies.ts');
  return (await hasUnsentTo({ workspace, path: decodeURIComponent(path) })) ? t('unsentKept') : '';
}

/**
 * For users whose session ended while they were writing: says that unsent text of the document they return to was kept.
 */
export function UnsentKept({ redirect }: { redirect: string }) {
  const [kept, setKept] = useState('');
  useEffect(() => {
    describeKept(redirect).then(setKept, () => setKept(''));
  }, [redirect]);
  return kept === '' ? null : <> {kept}</>;
}
