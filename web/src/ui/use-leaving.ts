import { useEffect, useState } from 'react';

/**
 * Which button is leaving this page. Reset on return from the back-forward cache, so that no button keeps its spinner.
 */
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
