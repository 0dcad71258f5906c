import { Button, Checkbox, Modal } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { t } from '../lib/texts/common.ts';
import { type OpenQuestion, readQuestion, subscribeQuestion } from './confirm.ts';
import { DialogActions } from './dialog-actions.tsx';

/** Renders the question asked by `confirm()`; once per page. */
export function ConfirmDialog() {
  const question = useSyncExternalStore(subscribeQuestion, readQuestion);
  const [last, setLast] = useState<OpenQuestion | null>(null);
  // Keep the text while the dialog fades out.
  const [ticked, setTicked] = useState(false);
  if (question !== null && question !== last) {
    setLast(question);
    setTicked(false);
  }
  const shown = question ?? last;
  return (
    <Modal
      opened={question !== null}
      onClose={() => question?.answer(false)}
      title={shown?.title}
      withCloseButton={false}
      size={480}
      // The drawer or dialog that opens it may have been mounted later.
      zIndex={250}
    >
      <p>{shown?.text}</p>
      {shown?.option !== undefined && (
        <Checkbox
          mt="md"
          label={shown.option}
          checked={ticked}
          onChange={({ currentTarget }) => setTicked(currentTarget.checked)}
        />
      )}
      <DialogActions>
        {shown?.instead !== undefined && (
          <Button
            variant="subtle"
            onClick={() => {
              question?.answer(false);
              shown.instead?.run();
            }}
          >
            {shown.instead.label}
          </Button>
        )}
        <Button variant="default" data-autofocus onClick={() => question?.answer(false)}>
          {shown?.no ?? t('cancel')}
        </Button>
        <Button {...(shown?.danger !== false && { color: 'red' })} onClick={() => question?.answer(true, ticked)}>
          {shown?.yes ?? t('confirm')}
        </Button>
      </DialogActions>
    </Modal>
  );
}
