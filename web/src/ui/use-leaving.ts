import { useEffect, useState } from 'react';

/** Which button is leaving this page. Whoever comes back with the browser’s button finds none of them waiting. */
export function useLeaving(): { leaving: string | null; setLeaving: (key: string | null) => void } {
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => {
    const reset = (event: PageTransitionEvent): void => {
      if (event.persisted) setLeaving(null);
    };
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);
  return { leaving, setLeaving };
}
