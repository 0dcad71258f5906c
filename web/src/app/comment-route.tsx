import { findThread } from '@scriptorium/contract/operations/review.ts';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { operationQuery } from '../api/query-client.ts';
import { t } from '../lib/texts/open-review.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';

/** The permanent URL of a comment: redirects to the current location of its document. */
export function CommentRoute() {
  const { item = '', thread = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(operationQuery(findThread, { itemUUID: item, threadUUID: thread }));
  if (data !== undefined) {
    const params = { uuid: data.workspaceUUID, _splat: data.itemPath };
    return <Navigate to="/workspace/$uuid/$" params={params} search={{ comment: thread }} replace />;
  }
  if (error === null) return <PageSkeleton />;
  const isGone = error instanceof OperationError && error.status < 500;
  return isGone ? (
    <EmptyState alone title={t('commentGone')} text={t('commentGoneHint')} />
  ) : (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  );
}
