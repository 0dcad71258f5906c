import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconDots,
  IconDownload,
  IconFileImport,
  IconFilePlus,
  IconFolderPlus,
  IconFolderUp,
  IconPlus,
  IconUpload,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t as importText } from '../../lib/texts/import.ts';
import { t } from '../../lib/texts/workspace.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { type DroppedFile, readChosen } from './dropped-files.ts';
import style from './folder-pane.module.css';

interface FolderToolbarProps {
  /** Another button on the page is the primary action. */
  isQuiet: boolean;
  /** Users without this right can only download. */
  mayEdit: boolean;
  onCreating: (type: 'file' | 'directory') => void;
  onUpload: (files: DroppedFile[]) => void;
  onImport: () => void;
  /** Null if there is nothing to download. */
  onDownload: (() => void) | null;
}

/** New, upload and less frequent actions: three buttons, or a single menu on narrow screens. */
export function FolderToolbar(props: FolderToolbarProps) {
  if (!props.mayEdit) return <ReadersToolbar {...props} />;
  return (
    <>
      <ToolbarButtons {...props} />
      <div className={style['menu']}>
        <NewMenu isQuiet={props.isQuiet}>
          <NewItems {...props} />
          <UploadItems {...props} />
          {props.onDownload !== null && (
            <>
              <Menu.Divider />
              <DownloadItem onDownload={props.onDownload} />
            </>
          )}
        </NewMenu>
      </div>
    </>
  );
}

function ToolbarButtons(props: FolderToolbarProps) {
  const { onDownload } = props;
  return (
    <div className={style['toolbar']}>
      {onDownload !== null && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size={36} radius="md" aria-label={t('moreActions')}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <DownloadItem onDownload={onDownload} />
          </Menu.Dropdown>
        </Menu>
      )}
      <UploadMenu position="bottom-end" onUpload={props.onUpload} onImport={props.onImport} />
      <NewMenu isQuiet={props.isQuiet}>
        <NewItems {...props} />
      </NewMenu>
    </div>
  );
}

function NewMenu({ isQuiet, children }: { isQuiet: boolean; children: ReactNode }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant={isQuiet ? 'default' : 'filled'}
          leftSection={<IconPlus size={18} />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('new')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

function NewItems({ onCreating }: Pick<FolderToolbarProps, 'onCreating'>) {
  return (
    <>
      <Menu.Item leftSection={<IconFilePlus size={18} />} onClick={() => onCreating('file')}>
        {t('newFile')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFolderPlus size={18} />} onClick={() => onCreating('directory')}>
        {t('newFolder')}
      </Menu.Item>
    </>
  );
}

/** Menu items for uploading and importing existing files. */
export function UploadMenu({
  position = 'bottom',
  ...on
}: Pick<FolderToolbarProps, 'onUpload' | 'onImport'> & { position?: 'bottom' | 'bottom-end' }) {
  return (
    <Menu position={position}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconUpload size={18} />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('upload')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <UploadItems {...on} />
      </Menu.Dropdown>
    </Menu>
  );
}

function UploadItems({ onUpload, onImport }: Pick<FolderToolbarProps, 'onUpload' | 'onImport'>) {
  return (
    <>
      <Menu.Item leftSection={<IconUpload size={18} />} onClick={() => chooseFiles(false, onUpload)}>
        {t('uploadFiles')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFolderUp size={18} />} onClick={() => chooseFiles(true, onUpload)}>
        {t('uploadFolder')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileImport size={18} />} onClick={onImport}>
        {importText('import')}
      </Menu.Item>
    </>
  );
}

function DownloadItem({ onDownload }: { onDownload: () => void }) {
  return (
    <Menu.Item leftSection={<IconDownload size={18} />} onClick={onDownload}>
      {t('downloadAll')}
    </Menu.Item>
  );
}

function ReadersToolbar({ onDownload }: Pick<FolderToolbarProps, 'onDownload'>) {
  return (
    <div className={style['readers']}>
      <StateBadge>{t('mayOnlyRead')}</StateBadge>
      {onDownload !== null && <DownloadAll onDownload={onDownload} />}
    </div>
  );
}

function DownloadAll({ onDownload }: { onDownload: () => void }) {
  return (
    <Tooltip label={t('downloadAll')}>
      <ActionIcon size={36} radius="md" aria-label={t('downloadAll')} onClick={onDownload}>
        <IconDownload size={18} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Opens the file chooser, for files or for an entire folder. */
function chooseFiles(folders: boolean, onUpload: FolderToolbarProps['onUpload']): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.webkitdirectory = folders;
  input.addEventListener('change', () => onUpload(readChosen(input.files)));
  input.click();
}
