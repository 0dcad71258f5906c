import { Button, Modal } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { t } from '../lib/texts/common.ts';
import { type OpenQuestion, readQuestion, subscribeQuestion } from './confirm.ts';
import { DialogActions } from './dialog-actions.tsx';

/** Shows the question that `confirm()` asks; once in the page. */
export function ConfirmDialog() {
  const question = useSyncExternalStore(subscribeQuestion, readQuestion);
  const [last, setLast] = useState<OpenQuestion | null>(null);
  // The words stay while the dialog fades out.
  if (question !== null && question !== last) setLast(question);
  const shown = question ?? last;
  return (
    <Modal
      opened={question !== null}
      onClose={() => question?.answer(false)}
      title={shown?.title}
      withCloseButton={false}
      size={480}
      // It may be asked from a drawer or another dialog, which came into the page after it.
      zIndex={250}
    >
      <p>{shown?.text}</p>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={() => question?.answer(false)}>
          {shown?.no ?? t('cancel')}
        </Button>
        <Button {...(shown?.danger !== false && { color: 'red' })} onClick={() => question?.answer(true)}>
          {shown?.yes ?? t('confirm')}
        </Button>
      </DialogActions>
    </Modal>
  );
}
