import { listVersions } from '@scriptorium/contract/operations/workspace-versions.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/history.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { SharesCard } from './shares-card.tsx';
import { VersionList } from './version-list.tsx';
import { findNewest } from './version-words.ts';

/** The versions of a text, shown beside it; a click compares a version with the current text. */
export function HistoryPanel({ workspaceUUID, path }: { workspaceUUID: string; path: string }) {
  const router = useRouter();
  const { data, error, refetch } = useQuery(operationQuery(listVersions, { uuid: workspaceUUID, itemPath: path }));
  if (error !== null && data === undefined)
    return <LoadError prefix={t('listFailed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <RowsSkeleton rows={4} />;
  const file = { uuid: workspaceUUID, itemPath: path };
  return (
    <>
      <VersionList
        file={file}
        versions={data.versions}
        chosen={null}
        newest={findNewest(data.versions)?.id ?? null}
        onChoose={(version) =>
          router.history.push(
            `${workspaceHref(workspaceUUID, path)}?view=history&version=${encodeURIComponent(version.id)}`,
          )
        }
      />
      {data.kind === 'text' && <SharesCard file={file} />}
    </>
  );
}
