import { leaveLink } from '@scriptorium/contract/operations/links.ts';
import { useCallback } from 'react';
import { call } from '../../api/call.ts';
import { clearCachedResponses } from '../../api/response-cache.ts';
import { useWriter } from '../../api/writer.ts';
import { forgetGuestHere } from '../../lib/former-guests.ts';
import { forgetVisits } from '../../lib/guest-visits.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/guests.ts';
import { confirm } from '../../ui/confirm.ts';
import { toastError } from '../../ui/toasts.ts';
import { showKeptCopies } from '../../lib/show-kept-copies.ts';
import { listFilesOnlyHere } from './ask-logout.ts';

/**
 * Ends guest access and leaves nothing on the device: texts are stored by guest, so no later identity could find them.
 * Unsent text is listed first, and can be viewed.
 */
export function useLeaveLink(): () => Promise<void> {
  const { uuid } = useWriter();
  return useCallback(async () => {
    const { unsent, copies } = await listFilesOnlyHere(uuid).catch(() => ({ unsent: [], copies: [] }));
    const files = new Intl.ListFormat(locale).format(new Set([...unsent, ...copies]));
    const isSure = await confirm({
      title: t('leaveQuestion'),
      text: files === '' ? t('leaveText') : `${t('leaveUnsent', { files })} ${t('leaveText')}`,
      yes: t('leave'),
      ...(files !== '' && { instead: { label: t('unsentShow'), run: showKeptCopies } }),
    });
    if (!isSure) return;
    try {
      await call(leaveLink, {});
    } catch (error) {
      toastError(t('leaveFailed'), error);
      return;
    }
    const { wipeTexts } = await import('../../editor/collab/io/kept-texts.ts');
    await wipeTexts(uuid);
    forgetGuestHere(uuid);
    forgetVisits();
    await clearCachedResponses();
    location.assign('/login');
  }, [uuid]);
}
