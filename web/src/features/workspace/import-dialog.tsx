import { run } from '@scriptorium/contract/operations/import.ts';
import { listLongWork } from '@scriptorium/contract/operations/long-work.ts';
import { Button, FileButton, Modal, NativeSelect, Progress } from '@mantine/core';
import {
  IconFileImport,
  IconFileStack,
  IconFileTypeDocx,
  IconFolderOpen,
  IconMarkdown,
  IconMath,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { t } from '../../lib/texts/import.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type DroppedFile, readChosen, readDropped } from './dropped-files.ts';
import { FileList, RemarkList } from './import-lists.tsx';
import { formatLimit, type ImportStage, ImportWork } from './import-work.ts';
import style from './import-dialog.module.css';

interface ImportDialogProps {
  uuid: string;
  folder: string;
  /** Display name of the target folder. */
  folderName: string;
  maxBytes: number;
  /** Files that were dropped; if there are none, the user chooses them here. */
  files: readonly DroppedFile[];
  onUpload: (files: DroppedFile[]) => void;
  onOpen: (path: string) => void;
  onClose: () => void;
}

/** The import wizard: choose or drop files, review what would be lost, import, and read the report. */
export function ImportDialog(props: ImportDialogProps) {
  const { uuid, folder, folderName, maxBytes, files, onUpload, onOpen, onClose } = props;
  const [stage, setStage] = useState<ImportStage>({ at: 'choosing' });
  const [chosen, setChosen] = useState<readonly DroppedFile[]>(files);
  const work = useRef<ImportWork | null>(null);
  const begin = (list: readonly DroppedFile[]): void => {
    setChosen(list);
    if (list.length === 0) setStage({ at: 'failed', message: t('noFile') });
    else void work.current?.begin(list);
  };
  const start = useEffectEvent(() => files.length > 0 && begin(files));
  useEffect(() => {
    const mine = new ImportWork({ uuid, folder, maxBytes }, setStage);
    work.current = mine;
    start();
    return () => mine.leave();
  }, [uuid, folder, maxBytes]);
  const body = useRef<HTMLDivElement>(null);
  // Each stage has different buttons: without this, the focus would be lost with the button that was pressed. Without
  // scrolling, because on phones the buttons are below the text to be read first.
  useEffect(
    () => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true }),
    [stage.at],
  );
  const uploadInstead = (): void => {
    onUpload([...chosen]);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t('title')} ${t('into', { folder: folderName })}`}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={stage.at === 'choosing'}
      size={620}
    >
      <div ref={body}>
        {stage.at === 'choosing' && <Choosing limit={formatLimit(maxBytes)} onFiles={begin} />}
        {stage.at === 'packing' && (
          <Working name={t('packing', { count: stage.count })} onCancel={() => work.current?.stop('')} />
        )}
        {stage.at === 'sending' && (
          <Working
            name={t('sending', { name: stage.name })}
            share={stage.share}
            onCancel={() => work.current?.stop(stage.name)}
          />
        )}
        {stage.at === 'inspecting' && (
          <Working name={t('inspecting', { name: stage.name })} onCancel={() => work.current?.stop(stage.name)} />
        )}
        {stage.at === 'inspected' && (
          <Inspected
            stage={stage}
            onMain={(main) => void work.current?.chooseMain(stage.inspection.name, main)}
            onStart={() => void work.current?.run(stage.inspection)}
            onUpload={uploadInstead}
            onCancel={onClose}
          />
        )}
        {stage.at === 'running' && <Running stage={stage} onCancel={() => work.current?.stop(stage.name)} />}
        {stage.at === 'failed' && (
          <>
            <Notice kind="danger">
              <b>{t('failed')}.</b> {stage.message}
            </Notice>
            <DialogActions>
              {chosen.length > 0 && (
                <Button variant="default" onClick={uploadInstead}>
                  {t('uploadInstead')}
                </Button>
              )}
              <Button data-autofocus onClick={() => setStage({ at: 'choosing' })}>
                {t('again')}
              </Button>
            </DialogActions>
          </>
        )}
        {stage.at === 'done' && <Done stage={stage} onOpen={onOpen} onClose={onClose} />}
      </div>
    </Modal>
  );
}

/** What can be imported, most requested first. */
const KINDS = [
  { kind: 'fromWord', Icon: IconFileTypeDocx },
  { kind: 'fromLatex', Icon: IconMath },
  { kind: 'fromMarkdown', Icon: IconMarkdown },
  { kind: 'fromOther', Icon: IconFileStack },
] as const;

function Choosing({ limit, onFiles }: { limit: string; onFiles: (files: readonly DroppedFile[]) => void }) {
  return (
    <>
      <p>{t('chooseText', { limit })}</p>
      {/* Files that cannot be read, such as deleted ones, count as none. */}
      <DropZone onDrop={(data) => void readDropped(data).then(onFiles, () => onFiles([]))}>
        <div className={style['buttons']}>
          <FileButton onChange={(file) => file !== null && onFiles([{ file, relativePath: file.name }])}>
            {(button) => (
              <Button {...button} data-autofocus leftSection={<IconFileImport size={18} />}>
                {t('chooseFile')}
              </Button>
            )}
          </FileButton>
          <Button variant="default" leftSection={<IconFolderOpen size={18} />} onClick={() => chooseFolder(onFiles)}>
            {t('chooseFolder')}
          </Button>
        </div>
        <p>{t('orDrop')}</p>
      </DropZone>
      <ul className={style['kinds']}>
        {KINDS.map(({ kind, Icon }) => (
          <li key={kind}>
            <Icon size={22} aria-hidden />
            <span>
              <b>{t(kind)}</b>
              {t(`${kind}Brings`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function chooseFolder(onFiles: (files: readonly DroppedFile[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.webkitdirectory = true;
  input.addEventListener('change', () => onFiles(readChosen(input.files)));
  input.click();
}

interface WorkingProps {
  name: string;
  /** Between 0 and 1; absent if unknown. */
  share?: number | undefined;
  note?: string;
  onCancel?: () => void;
}

function Working({ name, share, note, onCancel }: WorkingProps) {
  return (
    <>
      <p role="status" className={style['name']}>
        {name}
      </p>
      <Progress
        mt="sm"
        value={share === undefined ? 100 : Math.round(share * 100)}
        animated={share === undefined}
        aria-label={name}
      />
      {note !== undefined && <p className={style['hint']}>{note}</p>}
      <DialogActions>
        <Button variant="default" data-autofocus disabled={onCancel === undefined} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </>
  );
}

type At<Name extends ImportStage['at']> = Extract<ImportStage, { at: Name }>;

/** The server reports the progress; the app shell keeps the list up to date. */
function Running({ stage, onCancel }: { stage: At<'running'>; onCancel: () => void }) {
  const { data } = useQuery({ ...operationQuery(listLongWork, {}), staleTime: 0 });
  const work = data?.works.find(({ call }) => call === run.path);
  if (stage.isStopping || work?.state === 'stopping') return <Working name={t('stopping')} />;
  const share = work?.total ? work.done / work.total : undefined;
  const name =
    work?.total && work.done > 0
      ? t('runningOf', { done: work.done, total: work.total })
      : t('running', { name: stage.name });
  return <Working name={name} share={share || undefined} note={t('mayLeave')} onCancel={onCancel} />;
}

interface InspectedProps {
  stage: At<'inspected'>;
  onMain: (main: string) => void;
  onStart: () => void;
  onUpload: () => void;
  onCancel: () => void;
}

function Inspected({ stage, onMain, onStart, onUpload, onCancel }: InspectedProps) {
  const { inspection } = stage;
  const { name, kind, isProject, main, mains, files, fileCount, bytes, remarks, remarkCount } = inspection;
  const size = formatBytes(bytes);
  return (
    <>
      <h3 className={style['name']}>{name}</h3>
      <p role="status">
        {isProject ? t('isProject', { kind, size, count: fileCount }) : t('isDocument', { kind, size })}
      </p>
      {mains.length > 1 && (
        <NativeSelect
          mt="md"
          label={t('main')}
          data={mains}
          value={main ?? ''}
          onChange={(event) => onMain(event.currentTarget.value)}
        />
      )}
      {files.length > 0 && <FileList files={files} count={fileCount} />}
      {kind !== 'markdown' && remarkCount === 0 && <p className={style['hint']}>{t('expectedNone')}</p>}
      {remarkCount > 0 && (
        <RemarkList title={t('expected', { count: remarkCount })} remarks={remarks} count={remarkCount} />
      )}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button variant="default" onClick={onUpload}>
          {t('uploadInstead')}
        </Button>
        <Button data-autofocus onClick={onStart}>
          {t('start')}
        </Button>
      </DialogActions>
    </>
  );
}

interface DoneProps {
  stage: At<'done'>;
  onOpen: (path: string) => void;
  onClose: () => void;
}

function Done({ stage, onOpen, onClose }: DoneProps) {
  const { fileCount, remarks, remarkCount, open, report, item } = stage.result;
  const show = (path: string): void => {
    onClose();
    onOpen(path);
  };
  return (
    <>
      <Notice kind="success">
        {t('done', { count: fileCount })}. {remarkCount === 0 && t('doneNone')}
      </Notice>
      {remarkCount > 0 && (
        <RemarkList title={t('doneSome', { count: remarkCount })} remarks={remarks} count={remarkCount} />
      )}
      <DialogActions>
        {report !== null && (
          <Button variant="default" onClick={() => show(report)}>
            {t('openReport')}
          </Button>
        )}
        <Button data-autofocus onClick={() => show(open ?? item.path)}>
          {t('open')}
        </Button>
      </DialogActions>
    </>
  );
}
