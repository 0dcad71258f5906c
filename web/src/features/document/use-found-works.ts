import { useEffect, useState } from 'react';
import type { FoundWork } from '../../editor/citations/bib-index.ts';
import type { CitationLibrary } from '../../editor/citations/library.ts';

const MOST = 30;
const NONE: readonly FoundWork[] = [];

/** Works of the library that match, found in the worker. What was found before stays until then. */
export function useFoundWorks(library: CitationLibrary | null, query: string, isAsked: boolean): readonly FoundWork[] {
  const [found, setFound] = useState<readonly FoundWork[]>(NONE);
  useEffect(() => {
    let isOld = false;
    if (!isAsked || !library || library.keys.size === 0) return;
    library.search(query, MOST).then(
      (works) => {
        if (!isOld) setFound(works);
      },
      () => {
        if (!isOld) setFound(NONE);
      },
    );
    return () => {
      isOld = true;
    };
  }, [library, query, isAsked]);
  return isAsked ? found : NONE;
}
