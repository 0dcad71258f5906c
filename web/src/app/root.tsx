import { Outlet } from '@tanstack/react-router';
import { DocumentTitle } from './document-title.tsx';
import { ReleaseWatch } from './release-watch.tsx';
import { SessionWatch, TabsWatch } from './session-watch.tsx';

/** Around every screen. */
export function Root() {
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
