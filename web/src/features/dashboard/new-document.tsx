import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../lib/texts/dashboard.ts';
import type { DialogProps } from './new-document-dialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('./new-document-dialog.tsx')).NewDocumentDialog }));

/** Starts a paper from the dashboard: a title, and where to put it. */
export function NewDocument({ isMain }: { isMain: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isMain ? 'filled' : 'default'}
        leftSection={<IconFilePlus size={18} />}
        onPointerEnter={() => void import('./new-document-dialog.tsx')}
        onFocus={() => void import('./new-document-dialog.tsx')}
        onClick={() => setOpen(true)}
      >
        {t('newDocument')}
      </Button>
      {open && <NewDocumentDialog start="blank" onClose={() => setOpen(false)} />}
    </>
  );
}

/** Loaded as soon as the user is likely to open it. */
export function NewDocumentDialog(props: DialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
