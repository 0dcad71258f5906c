import { presence, type TreeItem, type WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { Button } from '@mantine/core';
import { IconFilePlus, IconFileText, IconFolder, IconFolderPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayArrange } from '../../api/may-edit.ts';
import { operationQuery } from '../../api/query-client.ts';
import { T, t } from '../../lib/texts/workspace.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { DroppedFile } from './dropped-files.ts';
import style from './folder-pane.module.css';
import { UploadPrompt, FolderToolbar } from './folder-toolbar.tsx';
import { downloadFolder, makeNamedFile, makeNamedFolder, makeSample } from './item-actions.ts';
import type { ItemHandlers, MenuPlace } from './item-menu.tsx';
import { ItemTable } from './item-table.tsx';
import table from './item-table.module.css';
import { NameField } from './name-field.tsx';
import { PaperHead } from './paper-head.tsx';
import { StorageWarning } from './storage-foot.tsx';
import { useReviewCounts } from './use-review-counts.ts';
import { folderQuery } from './workspace-data.ts';

/** Presence in documents is polled, as it is not sent as an event. */
const PRESENCE_INTERVAL = 10_000;

export interface FolderPaneProps {
  workspace: WorkspaceDescriptor;
  folder: string;
  on: ItemHandlers;
  onMenu: (at: MenuPlace) => void;
  renaming: string | null;
  onRenaming: (path: string | null) => void;
  creating: 'file' | 'directory' | null;
  onCreating: (type: 'file' | 'directory' | null) => void;
  /** The new item was created, and takes the focus itself. */
  onCreated: () => void;
  onMadeFile: (file: TreeItem) => void;
  onUpload: (files: DroppedFile[]) => void;
  onImport: () => void;
  /** Button that shows the tree again. */
  lead: React.ReactNode;
}

/** A folder: its toolbar and its contents. */
export function FolderPane(props: FolderPaneProps) {
  const { workspace, folder, on } = props;
  const { uuid } = workspace;
  const router = useRouter();
  const { data, error, refetch } = useQuery(folderQuery(uuid, folder));
  const { data: editing } = useQuery({ ...operationQuery(presence, { uuid }), refetchInterval: PRESENCE_INTERVAL });
  const reviews = useReviewCounts(uuid);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState<string | null>(null);
  const items = data?.contents;
  const present = new Set(items?.map((item) => item.path));
  const chosen = new Set([...selected].filter((path) => present.has(path)));
  const chosenItems = (items ?? []).filter((item) => chosen.has(item.path));
  const name = folder === '' ? workspace.ownerName : (folder.split('/').at(-1) ?? '');
  const editors = new Map(editing?.files.map((file) => [file.path, file.people]));
  const isEmpty = items?.length === 0;
  const mayEdit = useMayArrange(uuid);
  return (
    <div className={style['pane']}>
      <header className={style['head']}>
        {props.lead}
        <div className={style['title']}>
          <h1 title={name}>{name}</h1>
          {items !== undefined && <span className={style['count']}>{t('items', { count: items.length })}</span>}
        </div>
        <FolderToolbar
          mayEdit={mayEdit}
          onCreating={props.onCreating}
          onUpload={props.onUpload}
          onImport={props.onImport}
          onDownload={isEmpty ? null : () => void downloadFolder(uuid, folder)}
        />
      </header>
      {props.lead !== false && <StorageWarning workspace={workspace} alone />}
      {error !== null && items === undefined && (
        <div className={style['note']}>
          <LoadError error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {items === undefined && error === null && <RowsSkeleton rows={8} height={44} />}
      {isEmpty && (
        <div className={style['note']}>
          {props.creating !== null && <NewItem {...props} creating={props.creating} onMade={setMade} alone />}
          <EmptyState
            title={t('empty')}
            text={mayEdit ? t('emptyHint', { folder: name }) : t('emptyForReaders')}
            picture={<IconFileText size={48} stroke={1} />}
          >
            {mayEdit && (
              <>
                <Button leftSection={<IconFilePlus size={18} />} onClick={() => props.onCreating('file')}>
                  {t('newFile')}
                </Button>
                <Button
                  variant="default"
                  leftSection={<IconFolderPlus size={18} />}
                  onClick={() => props.onCreating('directory')}
                >
                  {t('newFolder')}
                </Button>
                <UploadPrompt onUpload={props.onUpload} onImport={props.onImport} />
              </>
            )}
          </EmptyState>
          {folder === '' && mayEdit && (
            <p className={style['sample']}>
              <Button
                variant="subtle"
                size="xs"
                onClick={() =>
                  void makeSample(uuid).then((path) => path !== null && router.history.push(workspaceHref(uuid, path)))
                }
              >
                {t('sample')}
              </Button>
              {t('sampleHint')}
            </p>
          )}
        </div>
      )}
      {items !== undefined && !isEmpty && <PaperHead uuid={uuid} folder={folder} editors={editors} />}
      {items !== undefined && !isEmpty && (
        <ItemTable
          uuid={uuid}
          folder={name}
          items={items}
          selected={chosen}
          onSelect={setSelected}
          renaming={props.renaming}
          onRenaming={props.onRenaming}
          on={on}
          onMenu={props.onMenu}
          editors={editors}
          reviews={reviews}
          newItem={props.creating !== null && <NewItem {...props} creating={props.creating} onMade={setMade} />}
          focusOn={made}
          onFocused={() => setMade(null)}
        />
      )}
      {chosenItems.length > 0 && (
        <BulkBar uuid={uuid} items={chosenItems} on={on} onClear={() => setSelected(new Set())} />
      )}
    </div>
  );
}

function NewItem(
  props: FolderPaneProps & { creating: 'file' | 'directory'; onMade: (uuid: string) => void; alone?: boolean },
) {
  const { workspace, folder, creating } = props;
  const isFile = creating === 'file';
  const Icon = isFile ? IconFileText : IconFolder;
  return (
    <span className={style['new']} data-alone={props.alone || undefined}>
      <Icon size={18} aria-hidden />
      <NameField
        key={creating}
        label={isFile ? t('newFile') : t('newFolder')}
        placeholder={isFile ? t('newFilePlaceholder') : t('newFolderPlaceholder')}
        onCancel={() => props.onCreating(null)}
        onSubmit={async (name) => {
          const made = await (isFile ? makeNamedFile : makeNamedFolder)(workspace.uuid, folder, name);
          props.onCreated();
          if (isFile) props.onMadeFile(made);
          else props.onMade(made.uuid);
        }}
      >
        {(submit) => (
          <>
            <Button size="xs" onClick={submit}>
              {t('create')}
            </Button>
            <Button size="xs" variant="subtle" color="gray" onClick={() => props.onCreating(null)}>
              {t('cancel')}
            </Button>
            <span className={table['hint']}>
              <T k="createHint" components={{ k: <kbd /> }} />
            </span>
          </>
        )}
      </NameField>
    </span>
  );
}
