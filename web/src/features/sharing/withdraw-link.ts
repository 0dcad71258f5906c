import { listLinks, restoreLink, type ShareLink, withdrawLink } from '@scriptorium/contract/operations/links.ts';
import { call } from '../../api/call.ts';
import { refreshOperations } from '../../api/query-client.ts';
import { t } from '../../lib/texts/links.ts';
import { toastError, toastInfo } from '../../ui/toasts.ts';
import { showMoment } from './show-day.ts';

/** The link's label, or when it was created. */
export function nameLink({ label, createdAt }: ShareLink): string {
  return label || t('unnamed', { date: showMoment(createdAt) });
}

/** Withdraws a link; the toast offers to undo that. */
export async function withdraw(where: { uuid: string; itemPath: string }, link: ShareLink): Promise<void> {
  const which = { ...where, link: link.uuid };
  const restore = async (): Promise<void> => {
    try {
      await call(restoreLink, which);
    } catch (error) {
      toastError(t('restoreFailed'), error);
    } finally {
      await refreshOperations([listLinks]);
    }
  };
  try {
    await call(withdrawLink, which);
    const name = nameLink(link);
    toastInfo(t('withdrawn', { name }), { action: { label: t('undo'), run: () => void restore() } });
  } catch (error) {
    toastError(t('withdrawFailed'), error);
  } finally {
    await refreshOperations([listLinks]);
  }
}
