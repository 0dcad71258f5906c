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

/** Downloads a PDF that only this page has. */
export function downloadData(data: Uint8Array, name: string): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(data)], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
