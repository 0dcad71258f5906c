import { listLinks, readKey } from '@scriptorium/contract/operations/zotero.ts';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMayEdit } from '../../api/may-edit.ts';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/zotero.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { LinkLibraryForm } from './link-library-form.tsx';
import { ZoteroKey } from './zotero-key.tsx';
import { ZoteroLinkCard } from './zotero-link-card.tsx';
import { useZoteroSyncs } from './use-zotero-syncs.ts';
import style from './zotero.module.css';

/** The Zotero libraries linked to files of a workspace: what the last sync changed, syncing, and linking more. */
export function ZoteroDialog({
  uuid,
  files,
  onClose,
}: {
  uuid: string;
  files: readonly string[];
  onClose: () => void;
}) {
  const mayEdit = useMayEdit(uuid);
  const links = useQuery(operationQuery(listLinks, { uuid }));
  const key = useQuery({ ...operationQuery(readKey, {}), enabled: mayEdit });
  const syncs = useZoteroSyncs(uuid);
  const account = key.data?.account ?? null;
  const error = links.error ?? key.error;
  const known = links.data?.links;
  return (
    <Modal opened onClose={onClose} size={620} title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      {error && <LoadError prefix={t('loadFailed')} error={error} onRetry={() => void links.refetch()} />}
      {!error && (known === undefined || (mayEdit && key.data === undefined)) && <RowsSkeleton rows={3} />}
      {known?.length === 0 && <p className={style['intro']}>{t(mayEdit ? 'none' : 'noneReader')}</p>}
      {known && known.length > 0 && (
        <ul className={style['links']} aria-label={t('linked')}>
          {known.map((link) => (
            <ZoteroLinkCard
              key={link.uuid}
              uuid={uuid}
              link={link}
              mayEdit={mayEdit}
              sync={syncs.read(link.uuid)}
              onSync={() => void syncs.start(link.uuid)}
              onCancel={() => syncs.cancel()}
            />
          ))}
        </ul>
      )}
      {mayEdit && key.data && known && (
        <>
          {account && (
            <LinkLibraryForm uuid={uuid} files={files} links={known} onLinked={(link) => void syncs.start(link)} />
          )}
          <ZoteroKey account={account} />
        </>
      )}
    </Modal>
  );
}
