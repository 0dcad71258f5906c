import { listVersions } from '@scriptorium/contract/operations/workspace-versions.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/history.ts';
import { t as workspace } from '../../lib/texts/workspace.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { HistorySkeleton } from '../../ui/document-skeleton.tsx';
import { BinaryHistory } from './binary-history.tsx';
import type { HistoryScreenProps } from './history-screen-props.ts';
import { TextHistory } from './text-history.tsx';

/** All versions of a file: texts are compared word by word, other files can be downloaded and restored. */
export function HistoryScreen(props: HistoryScreenProps) {
  const { workspaceUUID, path } = props;
  const { data, error, refetch } = useQuery(operationQuery(listVersions, { uuid: workspaceUUID, itemPath: path }));
  if (error !== null && data === undefined)
    return (
      <LoadFailure
        title={workspace('historyFailed', { name: path.split('/').at(-1) })}
        prefix={t('listFailed')}
        error={error}
        onRetry={() => void refetch()}
      >
        <Button
          variant="default"
          renderRoot={(root: object) => (
            <Link {...root} to="/workspace/$uuid/$" params={{ uuid: workspaceUUID, _splat: path }} />
          )}
        >
          {t('back')}
        </Button>
      </LoadFailure>
    );
  if (data === undefined) return <HistorySkeleton />;
  return data.kind === 'text' ? (
    <TextHistory {...props} versions={data.versions} />
  ) : (
    <BinaryHistory {...props} versions={data.versions} />
  );
}
