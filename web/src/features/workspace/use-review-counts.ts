import { counts } from '@scriptorium/contract/operations/review.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery, queryClient } from '../../api/query-client.ts';
import { useServerEvents } from '../../api/server-events.ts';
import type { OpenReview } from '../../lib/describe-review.ts';

const NONE: ReadonlyMap<string, OpenReview> = new Map();

/** Open threads and suggestions of each document of a workspace, by ID, kept up to date. */
export function useReviewCounts(uuid: string): ReadonlyMap<string, OpenReview> {
  const { data } = useQuery({ ...operationQuery(counts, { uuid }), staleTime: 30_000, select: byDocument });
  useServerEvents('review', (event) => {
    if (event.workspaceUUID === uuid) void queryClient.invalidateQueries({ queryKey: [counts.path, { uuid }] });
  });
  return data ?? NONE;
}

/** Outside the hook to be stable, so that it runs only when the response has changed. */
function byDocument({ documents }: { documents: readonly ({ itemUUID: string } & OpenReview)[] }) {
  return new Map(documents.map((open) => [open.itemUUID, open]));
}
