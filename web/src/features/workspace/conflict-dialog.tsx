import { isLiveName } from '@scriptorium/contract/rules/file-name.ts';
import { Button, Checkbox, Modal } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { t } from '../../lib/texts/conflicts.ts';
import { t as workspace } from '../../lib/texts/workspace.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { type Conflict, type ConflictAnswer, readConflict, subscribeUploads } from './upload-queue.ts';

/**
 * Asks what to do with an upload whose name is taken, or which matches no earlier version of the text there. The answer
 * applies once or to all.
 */
export function ConflictDialog() {
  const conflict = useSyncExternalStore(subscribeUploads, readConflict);
  return conflict && <Question key={conflict.upload.id} conflict={conflict} />;
}

function Question({ conflict }: { conflict: Conflict }) {
  const [forAll, setForAll] = useState(false);
  const { name } = conflict.upload.file;
  const isUnknown = conflict.about === 'unknown-base';
  const answer = (choice: ConflictAnswer): void => conflict.answer(choice, forAll);
  return (
    <Modal
      opened
      onClose={() => conflict.answer('skip', false)}
      title={t(isUnknown ? 'unknownTitle' : 'title', { name })}
      withCloseButton={false}
      size={480}
    >
      <p>{isUnknown ? t('unknownText', { name }) : t(isLiveName(name) ? 'text' : 'bytes')}</p>
      {conflict.others > 0 && (
        <Checkbox
          mt="sm"
          size="sm"
          checked={forAll}
          onChange={(event) => setForAll(event.currentTarget.checked)}
          label={t('all', { count: conflict.others })}
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={() => answer('skip')}>
          {workspace('skip')}
        </Button>
        {isUnknown ? (
          <>
            <Button variant="default" onClick={() => answer('overwrite')}>
              {t('replaceAll')}
            </Button>
            <Button data-autofocus onClick={() => answer('keep-both')}>
              {t('keepBoth')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="default" onClick={() => answer('keep-both')}>
              {t('keepBoth')}
            </Button>
            <Button data-autofocus onClick={() => answer('replace')}>
              {workspace('replace')}
            </Button>
          </>
        )}
      </DialogActions>
    </Modal>
  );
}
