import { listVersions } from '@scriptorium/contract/operations/workspace-versions.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/history.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { BinaryHistory } from './binary-history.tsx';
import type { HistoryScreenProps } from './history-screen-props.ts';
import { TextHistory } from './text-history.tsx';

/** All versions of a file: of a text compared word by word, of anything else to download and to restore. */
export function HistoryScreen(props: HistoryScreenProps) {
  const { workspaceUUID, path } = props;
  const { data, error, refetch } = useQuery(operationQuery(listVersions, { uuid: workspaceUUID, itemPath: path }));
  if (error !== null && data === undefined)
    return <LoadError prefix={t('listFailed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <RowsSkeleton rows={8} />;
  return data.kind === 'text' ? (
    <TextHistory {...props} versions={data.versions} />
  ) : (
    <BinaryHistory {...props} versions={data.versions} />
  );
}
