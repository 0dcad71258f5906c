import { Button, Modal } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { closeExportRequest, readExportRequest, subscribeExportRequest } from '../../lib/export-requests.ts';
import { t } from '../../lib/texts/export.ts';
import { ExportForm } from './export-form.tsx';

/** The page's single export dialog, opened with `requestExport`. */
export function ExportDialogHost() {
  const request = useSyncExternalStore(subscribeExportRequest, readExportRequest);
  return (
    <Modal
      opened={request !== null}
      onClose={closeExportRequest}
      title={t('submit')}
      size={520}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {request !== null && (
        <ExportForm
          key={`${request.workspaceUUID}/${request.paths.join('\n')}`}
          workspaceUUID={request.workspaceUUID}
          paths={request.paths}
          startProfile={request.profile}
          onScheduled={closeExportRequest}
        >
          <Button variant="default" onClick={closeExportRequest}>
            {t('cancel')}
          </Button>
        </ExportForm>
      )}
    </Modal>
  );
}
