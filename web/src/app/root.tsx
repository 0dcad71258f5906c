import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dropErrors } from '../ui/toasts.ts';
import { DocumentTitle } from './document-title.tsx';
import { ReleaseWatch } from './release-watch.tsx';
import { SessionWatch, TabsWatch } from './session-watch.tsx';

/** What failed on one screen is not told on the next. */
function useScreenErrors(): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => dropErrors, [path]);
}

/** Around every screen. */
export function Root() {
  useScreenErrors();
  return (
    <>
      <DocumentTitle />
      <SessionWatch />
      <TabsWatch />
      <ReleaseWatch />
      <Outlet />
    </>
  );
}
