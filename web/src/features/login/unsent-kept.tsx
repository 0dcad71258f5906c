import { useEffect, useState } from 'react';
import { readRedirectPath } from '../../lib/redirect-path.ts';

/** What to say; loaded in parts, since the log-in page must be small. */
async function describeKept(redirect: string): Promise<string> {
  const { pathname } = new URL(readRedirectPath(redirect, location.origin), location.origin);
  const [, workspace, path] = /^\/workspace\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (workspace === undefined || path === undefined) return '';
  const { hasUnsentTo } = await import('../../editor/collab/io/device-store.ts');
  const { t } = await import('../../lib/texts/kept-copies.ts');
  return (await hasUnsentTo({ workspace, path: decodeURIComponent(path) })) ? t('unsentKept') : '';
}

/** For somebody whose session ended while they wrote: what they had not sent to the document they return to is kept. */
export function UnsentKept({ redirect }: { redirect: string }) {
  const [kept, setKept] = useState('');
  useEffect(() => {
    describeKept(redirect).then(setKept, () => setKept(''));
  }, [redirect]);
  return kept === '' ? null : <> {kept}</>;
}
