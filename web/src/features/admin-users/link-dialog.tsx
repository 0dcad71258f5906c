import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../lib/texts/admin-users.ts';
import { writeClipboard } from '../../lib/write-clipboard.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';

export interface LinkToHandOn {
  email: string;
  link: string;
}

/** Shows a link that could not be mailed, for the administrator to pass on. */
export function LinkDialog({ email, link, onClose }: LinkToHandOn & { onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    // If the browser does not allow that, it can be copied from the field.
    writeClipboard(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Modal opened onClose={onClose} title={t('linkTitle')} withCloseButton={false} size={560}>
      <p>{t('linkText', { email })}</p>
      <TextInput
        mt="md"
        label={t('linkField')}
        value={link}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button onClick={copy}>
          <span aria-live="polite">{t(copied ? 'linkCopied' : 'linkCopy')}</span>
        </Button>
      </DialogActions>
    </Modal>
  );
}
