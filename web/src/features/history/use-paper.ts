import { useEffect, useMemo, useState } from 'react';
import { type ComparedPaper, composeLongPaper, composePaper } from '../../editor/compare/compose-paper.ts';
import type { DiffPart } from '../../lib/word-diff.ts';

/** Up to this total length of both texts, in characters, the paper is composed synchronously while rendering. */
const SHORT = 100_000;

/** The rendered comparison; null if there is none, undefined while a long text is still being composed. */
export function usePaper(parts: readonly DiffPart[] | null, isWanted: boolean): ComparedPaper | null | undefined {
  const [long, setLong] = useState<{ parts: readonly DiffPart[]; paper: ComparedPaper | null } | null>(null);
  const wanted = isWanted ? parts : null;
  const isShort = useMemo(() => (wanted ?? []).reduce((sum, { text }) => sum + text.length, 0) < SHORT, [wanted]);
  const short = useMemo(() => (wanted && isShort ? composePaper(wanted) : null), [wanted, isShort]);
  useEffect(() => {
    if (wanted === null || isShort) return undefined;
    const leaving = new AbortController();
    composeLongPaper(wanted, leaving.signal).then(
      (paper) => leaving.signal.aborted || setLong({ parts: wanted, paper }),
      // On failure, the source is shown instead.
      () => leaving.signal.aborted || setLong({ parts: wanted, paper: null }),
    );
    return () => leaving.abort();
  }, [wanted, isShort]);
  if (wanted === null || isShort) return short;
  return long?.parts === wanted ? long.paper : undefined;
}
