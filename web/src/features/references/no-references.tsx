import { Button, FileButton } from '@mantine/core';
import { IconBooks, IconPlus, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { makeFiles } from '../../api/make-files.ts';
import { t } from '../../lib/texts/references.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toastError } from '../../ui/toasts.ts';

/** Shown in a workspace without bibliographies, with ways to start. */
export function NoReferences({ uuid, onAdd }: { uuid: string; onAdd: (() => void) | null }) {
  const [busy, setBusy] = useState(false);
  const upload = async (file: File | null): Promise<void> => {
    if (file === null) return;
    setBusy(true);
    try {
      await makeFiles(uuid, [{ path: file.name, text: await file.text() }], 'keep-both');
    } catch (error) {
      toastError(t('uploadFailed'), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <EmptyState
      alone
      under
      picture={<IconBooks size={40} />}
      title={t('noneTitle')}
      text={t(onAdd === null ? 'noneReader' : 'noneText')}
    >
      {onAdd !== null && (
        <>
          <Button leftSection={<IconPlus size={18} />} onClick={onAdd}>
            {t('addFirst')}
          </Button>
          <FileButton accept=".bib" onChange={(file) => void upload(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={busy} leftSection={<IconUpload size={18} />}>
                {t('uploadBib')}
              </Button>
            )}
          </FileButton>
        </>
      )}
    </EmptyState>
  );
}
