import { OperationError } from '@scriptorium/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { diffAuthored } from '../../lib/authored-diff.ts';
import { diffWords } from '../../lib/word-diff.ts';
import { showAuthors } from '../../ui/author-colors.ts';
import type { ComparedPart } from '../../ui/text-comparison.tsx';
import { authorsQuery, type File, versionQuery } from './history-actions.ts';

/** If the history has no authors, the texts are compared without them. */
function withoutAuthors(error: unknown): null {
  if (error instanceof OperationError && (error.code === 'not-found' || error.code === 'too-large')) return null;
  throw error;
}

/**
 * Compares two versions of a file word by word, with the author of each difference. While another pair loads, the
 * previous result stays (`from` and `to` identify it): replacing the text with a skeleton would lose the reader's
 * place.
 */
export function useComparison(file: File, from: number, to: number) {
  const read = async () => {
    const [before, after, written] = await Promise.all([
      queryClient.fetchQuery(versionQuery(file, from)),
      queryClient.fetchQuery(versionQuery(file, to)),
      from < to ? queryClient.fetchQuery(authorsQuery(file, from, to)).catch(withoutAuthors) : null,
    ]);
    return { from, to, before, after, written };
  };
  const { uuid, itemPath } = file;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['comparison', uuid, itemPath, from, to],
    queryFn: read,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous, query) =>
      query?.queryKey[1] === uuid && query.queryKey[2] === itemPath ? previous : undefined,
  });
  // Memoised: each step through the changes re-renders the screen, and comparing a hundred pages again would be slow.
  const parts = useMemo((): ComparedPart[] | null => {
    if (data === undefined) return null;
    return data.written ? diffAuthored(data.before, data.after, data.written.runs) : diffWords(data.before, data.after);
  }, [data]);
  const authors = useMemo(() => (data?.written ? showAuthors(data.written.people, data.written.authors) : []), [data]);
  return {
    parts,
    authors,
    from: data?.from ?? 0,
    to: data?.to ?? 0,
    isBehind: isPlaceholderData,
    lacksAuthors: data !== undefined && data.from < data.to && data.written === null,
    error,
    retry: () => void refetch(),
  };
}
