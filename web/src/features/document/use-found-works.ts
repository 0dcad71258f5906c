import { useEffect, useState } from 'react';
import type { FoundWork } from '../../editor/citations/bib-index.ts';
import type { CitationLibrary } from '../../editor/citations/library.ts';

const MOST = 30;

interface Found {
  readonly query: string;
  readonly works: readonly FoundWork[];
}

const NONE: Found = { query: '', works: [] };

/**
 * Library entries matching a query, found in the worker. Until the answer arrives, the previous result is returned with
 * `isKnown` false.
 */
export function useFoundWorks(
  library: CitationLibrary | null,
  query: string,
  isAsked: boolean,
): { works: readonly FoundWork[]; isKnown: boolean } {
  const [found, setFound] = useState(NONE);
  const isEmpty = !library || library.keys.size === 0;
  useEffect(() => {
    let isOld = false;
    if (!isAsked || isEmpty) return;
    library.search(query, MOST).then(
      (works) => {
        if (!isOld) setFound({ query, works });
      },
      () => {
        if (!isOld) setFound({ query, works: [] });
      },
    );
    return () => {
      isOld = true;
    };
  }, [library, query, isAsked, isEmpty]);
  if (!isAsked) return { works: NONE.works, isKnown: true };
  return { works: found.works, isKnown: isEmpty || found.query === query };
}
