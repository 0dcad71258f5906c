import { Button, FileButton, Modal, Progress } from '@mantine/core';
import { IconFileTypeDocx } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { t } from '../../../lib/texts/word-return.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FoundInWord, sayAdded } from './found-in-word.tsx';
import type { ReturnStep, WordReturn } from './use-word-return.ts';
import style from './word-return.module.css';

const DOCX = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Merging a file edited in Word: shows its changes and comments, and the progress and outcome of adding them. */
export function WordReturnDialog({ wordReturn }: { wordReturn: WordReturn }) {
  const { step, take, close } = wordReturn;
  if (step === null) return null;
  const mayTake = step.name === 'choosing' || step.name === 'failed';
  return (
    <Modal
      opened
      onClose={close}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      size={600}
      // People also drop files beside the dialog, where the text is.
      data-takes-files
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (mayTake) take([...event.dataTransfer.files]);
      }}
    >
      <Body step={step} take={take} />
      <Actions step={step} wordReturn={wordReturn} />
    </Modal>
  );
}

function Body({ step, take }: { step: ReturnStep; take: WordReturn['take'] }) {
  switch (step.name) {
    case 'choosing':
      return (
        <>
          <p>{t('chooseHint')}</p>
          <DropZone onDrop={({ files }) => take([...files])}>
            <FileButton accept={DOCX} onChange={(file) => file && take([file])}>
              {(props) => (
                <Button {...props} data-autofocus leftSection={<IconFileTypeDocx size={18} />}>
                  {t('choose')}
                </Button>
              )}
            </FileButton>
            <p>{t('orDrop')}</p>
          </DropZone>
        </>
      );
    case 'comparing':
    case 'adding': {
      const { name } = step.file;
      const label =
        step.share < 1 ? t('sending', { name }) : step.name === 'adding' ? t('adding') : t('comparing', { name });
      return (
        <div className={style['progress']}>
          <p role="status">{label}</p>
          <Progress value={step.share < 1 ? step.share * 100 : 100} animated={step.share >= 1} aria-label={label} />
        </div>
      );
    }
    case 'stopping':
      return (
        <div className={style['progress']}>
          <p role="status">{t('stopping')}</p>
          <Progress value={100} animated aria-label={t('stopping')} />
        </div>
      );
    case 'compared':
      return (
        <>
          {step.isCancelled && <p role="status">{t('cancelled')}</p>}
          <FoundInWord found={step.found} />
        </>
      );
    case 'added':
      return (
        <p role="status" className={style['sum']}>
          {sayAdded(step.found)}
        </p>
      );
    case 'known':
      return (
        <p role="status" className={style['sum']}>
          {t(step.isLate ? 'addedBefore' : 'known')}
        </p>
      );
    case 'failed':
      return (
        <Notice kind="danger">
          {t('failed')} {step.message}
        </Notice>
      );
  }
}

function Actions({ step, wordReturn }: { step: ReturnStep; wordReturn: WordReturn }) {
  const { take, add, close } = wordReturn;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone, which leaves keyboard focus on the body.
    if (document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [step.name]);
  const isDone = step.name === 'added' || step.name === 'known';
  if (isDone)
    return (
      <div ref={row}>
        <DialogActions>
          <Button data-autofocus onClick={close}>
            {t('done')}
          </Button>
        </DialogActions>
      </div>
    );
  const mayAdd = step.name === 'compared' && step.found.changes + step.found.comments > 0;
  return (
    <div ref={row}>
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t((step.name === 'compared' && !mayAdd) || step.name === 'stopping' ? 'close' : 'cancel')}
        </Button>
        {step.name === 'failed' && (
          <FileButton accept={DOCX} onChange={(file) => file && take([file])}>
            {(props) => (
              <Button {...props} data-autofocus>
                {t('another')}
              </Button>
            )}
          </FileButton>
        )}
        {mayAdd && (
          <Button data-autofocus onClick={add}>
            {t(step.found.changes === 0 ? 'addComments' : 'add', { count: step.found.changes })}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}
