import { Button, Modal, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { describeDay } from '../../lib/describe-day.ts';
import { t } from '../../lib/texts/history.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { describeSpan, type FileVersion } from './version-words.ts';

export function NameVersionDialog(props: {
  version: FileVersion;
  onClose: () => void;
  onSave: (name: string, note: string) => Promise<boolean>;
}) {
  const [name, setName] = useState(props.version.label ?? '');
  const [note, setNote] = useState(props.version.note ?? '');
  return (
    <Modal opened onClose={props.onClose} title={t('nameVersion')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void props.onSave(name.trim(), note.trim()).then((done) => done && props.onClose());
        }}
      >
        <TextInput
          data-autofocus
          label={t('versionName')}
          description={t('nameHint', { time: `${describeDay(props.version.to)}, ${describeSpan(props.version)}` })}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          mt="md"
          label={t('note')}
          description={t('noteHint')}
          maxLength={2000}
          autosize
          minRows={2}
          maxRows={8}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('save')}</Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
