import { Anchor, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFilePlus, IconFolderPlus } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useCurrentUser } from '../../api/session.ts';
import { t as dashboard } from '../../lib/texts/dashboard.ts';
import { t } from '../../lib/texts/workspace.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Start } from '../../ui/start-pages.tsx';
import type { DroppedFile } from './dropped-files.ts';
import style from './empty-folder.module.css';
import { UploadMenu } from './folder-toolbar.tsx';
import { makeFromTemplate, makeSample } from './late-actions.ts';

export { SharedWith } from './shared-with.tsx';

const StartPages = lazy(async () => ({ default: (await import('../../ui/start-pages.tsx')).StartPages }));

/** In place of the table, where there is nothing yet: what can be done, and pages to start with. */
export function EmptyFolder(props: {
  uuid: string;
  folder: string;
  name: string;
  mayEdit: boolean;
  onCreating: (kind: 'file' | 'directory') => void;
  onUpload: (files: DroppedFile[]) => void;
  onImport: () => void;
  onMade: (path: string) => void;
}) {
  const { name, mayEdit, onCreating, onUpload, onImport } = props;
  const mayDrop = useMediaQuery('(hover: hover)', true, { getInitialValueInEffect: false });
  if (!mayEdit) return <EmptyState title={t('empty')} text={t('emptyForReaders')} />;
  return (
    <>
      <EmptyState title={t('empty')} text={t(mayDrop ? 'emptyHint' : 'emptyHintTouch', { folder: name })}>
        <Button leftSection={<IconFilePlus size={18} />} onClick={() => onCreating('file')}>
          {t('newFile')}
        </Button>
        <Button variant="default" leftSection={<IconFolderPlus size={18} />} onClick={() => onCreating('directory')}>
          {t('newFolder')}
        </Button>
        <UploadMenu onUpload={onUpload} onImport={onImport} />
        <p className={style['import']}>
          <Anchor component="button" type="button" inherit onClick={onImport}>
            {dashboard('importInstead')}
          </Anchor>
        </p>
      </EmptyState>
      <Starts {...props} />
    </>
  );
}

/** Templates to start from, in a folder without files. */
function Starts(props: { uuid: string; folder: string; onMade: (path: string) => void }) {
  const { uuid, folder } = props;
  const { displayName, email } = useCurrentUser();
  const [busy, setBusy] = useState(false);
  const heading = useId();
  const begin = async (start: Start): Promise<void> => {
    setBusy(true);
    const path = await (start === 'sample'
      ? makeSample(uuid)
      : makeFromTemplate(uuid, folder, { template: start, author: displayName || email }));
    setBusy(false);
    if (path !== null) props.onMade(path);
  };
  return (
    <section className={style['starts']} aria-labelledby={heading}>
      <h2 id={heading}>{t('starts')}</h2>
      <Suspense>
        <StartPages hasSample={folder === ''} disabled={busy} onChoose={(start) => void begin(start)} />
      </Suspense>
    </section>
  );
}
