import { getDefaults } from '@scriptorium/contract/operations/export.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import style from './defaults-editor-screen.module.css';
import { ProfileEditor } from './profile-editor.tsx';

/** The editor of one export profile. */
export function DefaultsEditorScreen({ uuid }: { uuid: string }) {
  // Fetched once: it must not change while being edited.
  const file = useQuery({
    ...operationQuery(getDefaults, { uuid }),
    enabled: uuid !== '',
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (uuid === '') return <EmptyState title={admin('defaultsNoUuid')} />;
  return (
    <div className={style['screen']}>
      {file.error !== null && (
        <LoadError prefix={admin('defaultsContentFailed')} error={file.error} onRetry={() => void file.refetch()} />
      )}
      {file.isPending && file.error === null && <RowsSkeleton rows={8} />}
      {file.data !== undefined && (
        <ProfileEditor uuid={uuid} name={file.data.defaultsFile.name} saved={file.data.defaultsFile.content} />
      )}
    </div>
  );
}
