import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dropErrors } from '../ui/toasts.ts';
import { DocumentTitle } from './document-title.tsx';
import { ReleaseWatch } from './release-watch.tsx';
import { SessionWatch, TabsWatch } from './session-watch.tsx';

/** Errors of one screen do not carry over to the next. */
function useScreenErrors(): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => dropErrors, [path]);
}

/** Wraps every screen. */
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
