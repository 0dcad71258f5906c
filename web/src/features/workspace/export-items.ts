import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { queryClient } from '../../api/query-client.ts';
import { requestExport } from '../../lib/export-requests.ts';
import { t } from '../../lib/texts/workspace.ts';
import { toastError, toastInfo } from '../../ui/toasts.ts';
import { pickChapters } from './pick-texts.ts';
import { folderQuery } from './workspace-data.ts';

/** Opens the export dialog for the selected files, and for the chapters of selected folders. */
export async function exportItems(uuid: string, items: readonly TreeItem[]): Promise<void> {
  try {
    const parts = await Promise.all(
      items.map(async (item) => {
        if (item.type === 'file') return item.live === true ? [item] : [];
        return pickChapters((await queryClient.fetchQuery(folderQuery(uuid, item.path))).contents);
      }),
    );
    const paths = parts.flat().map((item) => item.path);
    if (paths.length === 0) toastInfo(t('nothingToExport'));
    else requestExport({ workspaceUUID: uuid, paths });
  } catch (error) {
    toastError(t('exportFailed'), error);
  }
}
