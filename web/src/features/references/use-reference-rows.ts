import type { ReferenceCounts, ReferenceQuery, ReferenceRow } from '@scriptorium/bibliography/catalogue.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReferenceLibrary } from './reference-library.ts';

const PAGE = 100;

export interface ReferenceRows {
  /** Null until known. */
  readonly total: number | null;
  readonly counts: ReferenceCounts | null;
  /** Number of entries per file. */
  readonly files: ReadonlyMap<string, number>;
  /** The query that the rows answer; null until there are any. */
  readonly query: ReferenceQuery | null;
  readonly rowAt: (at: number) => ReferenceRow | null;
  /** Requests rows that are about to come into view. */
  readonly show: (from: number, to: number) => void;
}

interface Shown {
  readonly name: string;
  readonly query: ReferenceQuery;
  readonly total: number;
  readonly counts: ReferenceCounts;
  readonly files: ReadonlyMap<string, number>;
  readonly pages: ReadonlyMap<number, readonly ReferenceRow[]>;
}

const NO_FILES: ReadonlyMap<string, number> = new Map();

/** The rows in view, from the worker. The previous rows stay until new ones arrive. */
export function useReferenceRows(
  library: ReferenceLibrary | null,
  query: ReferenceQuery,
  revision: number,
): ReferenceRows {
  const name = `${revision} ${JSON.stringify(query)}`;
  const [shown, setShown] = useState<Shown | null>(null);
  const view = useRef(0);
  const asked = useRef(new Set<string>());

  useEffect(() => {
    if (!library || revision === 0) return;
    let isOld = false;
    const load = async (): Promise<void> => {
      const page = view.current;
      const [first, counts, files] = await Promise.all([
        library.ask('list', query, page * PAGE, (page + 1) * PAGE),
        library.ask('count', query.path),
        library.ask('countFiles'),
      ]);
      if (isOld) return;
      asked.current = new Set([`${name} ${page}`]);
      setShown({ name, query, total: first.total, counts, files, pages: new Map([[page, first.rows]]) });
    };
    load().catch((error: unknown) => console.warn('References could not be listed', error));
    return () => {
      isOld = true;
    };
  }, [library, name, query, revision]);

  const show = useCallback(
    (from: number, to: number) => {
      view.current = Math.floor(from / PAGE);
      if (!library || shown === null) return;
      for (let page = Math.floor(from / PAGE); page <= Math.floor(to / PAGE); page += 1) {
        const request = `${shown.name} ${page}`;
        if (asked.current.has(request)) continue;
        asked.current.add(request);
        library.ask('list', query, page * PAGE, (page + 1) * PAGE).then(
          ({ rows }) =>
            setShown((now) => (now?.name === shown.name ? { ...now, pages: new Map(now.pages).set(page, rows) } : now)),
          () => asked.current.delete(request),
        );
      }
    },
    [library, query, shown],
  );
  const rowAt = useCallback((at: number) => shown?.pages.get(Math.floor(at / PAGE))?.[at % PAGE] ?? null, [shown]);
  return {
    query: shown?.query ?? null,
    total: shown?.total ?? null,
    counts: shown?.counts ?? null,
    files: shown?.files ?? NO_FILES,
    rowAt,
    show,
  };
}
