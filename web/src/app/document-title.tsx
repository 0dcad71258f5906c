import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCapabilities } from '../api/session.ts';
import { useOwnPageTitle } from '../ui/page-title.tsx';

/** The current page's title: set by the screen, else by the route. */
export function useShownTitle(): string | null {
  const own = useOwnPageTitle();
  const route = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  return own ?? route ?? null;
}

/** Sets the browser tab's title: "Title · Application name". */
export function DocumentTitle() {
  const { appName } = useCapabilities();
  const title = useShownTitle();
  useEffect(() => {
    document.title = title === null ? appName : `${title} · ${appName}`;
  }, [title, appName]);
  return null;
}
