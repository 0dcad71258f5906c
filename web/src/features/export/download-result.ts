import type { OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { getAssetLink } from '@scriptorium/contract/operations/workspace.ts';
import { call } from '../../api/call.ts';
import { t } from '../../lib/texts/export.ts';
import { toastError } from '../../ui/toasts.ts';

/** Downloads an export's result. */
export async function downloadResult(job: OwnExportJob): Promise<void> {
  try {
    const { url } = await call(getAssetLink, {
      workspaceUUID: job.workspaceUUID,
      path: job.outputPath ?? '',
      download: true,
    });
    const link = document.createElement('a');
    link.href = url;
    link.download = job.outputName;
    link.click();
  } catch (error) {
    toastError(t('downloadFailed'), error);
  }
}
