import { ActionIcon, Button, FileButton, Menu, Tooltip } from '@mantine/core';
import {
  IconChevronDown,
  IconDownload,
  IconFileImport,
  IconFilePlus,
  IconFolderPlus,
  IconFolderUp,
  IconPlus,
  IconUpload,
} from '@tabler/icons-react';
import { t as importText } from '../../lib/texts/import.ts';
import { t } from '../../lib/texts/workspace.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import { type DroppedFile, readChosen } from './dropped-files.ts';
import style from './folder-pane.module.css';

interface FolderToolbarProps {
  /** Others can only download. */
  mayEdit: boolean;
  onCreating: (type: 'file' | 'directory') => void;
  onUpload: (files: DroppedFile[]) => void;
  onImport: () => void;
  /** Null if there is nothing to download. */
  onDownload: (() => void) | null;
}

/** New file, new folder, upload, download all as zip: buttons, or a single menu on narrow screens. */
export function FolderToolbar(props: FolderToolbarProps) {
  if (!props.mayEdit) return <ReadersToolbar {...props} />;
  return (
    <>
      <ToolbarButtons {...props} />
      <ToolbarMenu {...props} />
    </>
  );
}

function ToolbarButtons({ onCreating, onUpload, onImport, onDownload }: FolderToolbarProps) {
  return (
    <div className={style['toolbar']}>
      {onDownload !== null && <DownloadAll onDownload={onDownload} />}
      <Button variant="default" leftSection={<IconFilePlus size={18} />} onClick={() => onCreating('file')}>
        {t('newFile')}
      </Button>
      <Button variant="default" leftSection={<IconFolderPlus size={18} />} onClick={() => onCreating('directory')}>
        {t('newFolder')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFolderUp size={18} />}
        onClick={() => chooseFiles(true, onUpload)}
        className={style['wide'] ?? ''}
      >
        {t('uploadFolder')}
      </Button>
      {/* Where there is no room for its words. */}
      <Tooltip label={t('uploadFolder')}>
        <ActionIcon
          variant="default"
          size={36}
          radius="md"
          aria-label={t('uploadFolder')}
          onClick={() => chooseFiles(true, onUpload)}
          className={style['tight'] ?? ''}
        >
          <IconFolderUp size={18} />
        </ActionIcon>
      </Tooltip>
      <div className={style['split']}>
        <UploadButton onUpload={onUpload} />
        <MoreWays onImport={onImport} />
      </div>
    </div>
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

function ToolbarMenu({ onCreating, onUpload, onImport, onDownload }: FolderToolbarProps) {
  return (
    <div className={style['menu']}>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="md" leftSection={<IconPlus size={18} />}>
            {t('new')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFilePlus size={18} />} onClick={() => onCreating('file')}>
            {t('newFile')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFolderPlus size={18} />} onClick={() => onCreating('directory')}>
            {t('newFolder')}
          </Menu.Item>
          <Menu.Item leftSection={<IconUpload size={18} />} onClick={() => chooseFiles(false, onUpload)}>
            {t('upload')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFolderUp size={18} />} onClick={() => chooseFiles(true, onUpload)}>
            {t('uploadFolder')}
          </Menu.Item>
          <ImportItem onImport={onImport} />
          {onDownload !== null && (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<IconDownload size={18} />} onClick={onDownload}>
                {t('downloadAll')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

function UploadButton({ onUpload }: { onUpload: (files: DroppedFile[]) => void }) {
  return (
    <FileButton multiple onChange={(files) => onUpload(files.map((file) => ({ file, relativePath: file.name })))}>
      {(button) => (
        <Button {...button} leftSection={<IconUpload size={18} />}>
          {t('upload')}
        </Button>
      )}
    </FileButton>
  );
}

function MoreWays({ onImport }: { onImport: () => void }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button px={8} aria-label={importText('more')} className={style['more'] ?? ''}>
          <IconChevronDown size={18} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ImportItem onImport={onImport} />
      </Menu.Dropdown>
    </Menu>
  );
}

function ImportItem({ onImport }: { onImport: () => void }) {
  return (
    <Menu.Item leftSection={<IconFileImport size={18} />} onClick={onImport}>
      {importText('import')}
    </Menu.Item>
  );
}

/** Opens the file chooser, for files or for a whole folder. */
function chooseFiles(folders: boolean, onUpload: FolderToolbarProps['onUpload']): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.webkitdirectory = folders;
  input.addEventListener('change', () => onUpload(readChosen(input.files)));
  input.click();
}

/** What an empty folder offers to users who bring existing files. */
export function UploadPrompt({ onUpload, onImport }: Pick<FolderToolbarProps, 'onUpload' | 'onImport'>) {
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconUpload size={18} />}>
          {t('bringFiles')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUpload size={18} />} onClick={() => chooseFiles(false, onUpload)}>
          {t('chooseFiles')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFolderUp size={18} />} onClick={() => chooseFiles(true, onUpload)}>
          {t('chooseFolder')}
        </Menu.Item>
        <ImportItem onImport={onImport} />
      </Menu.Dropdown>
    </Menu>
  );
}
