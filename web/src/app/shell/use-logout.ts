import { logout } from '@scriptorium/contract/operations/auth.ts';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { call } from '../../api/call.ts';
import { endSession, forgetUserData, useCurrentUser } from '../../api/session.ts';
import { t as shell } from '../../lib/texts/shell.ts';
import { toastError } from '../../ui/toasts.ts';

/** Removes texts cached only for offline reading. The editor is closed by then, and stores nothing more. */
async function forgetTexts(): Promise<void> {
  const { forgetClean } = await import('../../editor/collab/io/device-store.ts');
  await forgetClean();
}

async function wipeTexts(userId: string): Promise<void> {
  const keeping = await import('../../editor/collab/io/kept-texts.ts');
  await keeping.wipeTexts(userId);
}

/**
 * Ends the session and goes to the login page, or does `afterwards` instead. Asks first if text exists only on this
 * device, and wipes it on request.
 */
export function useLogout(afterwards?: () => void): () => Promise<void> {
  const router = useRouter();
  const { uuid } = useCurrentUser();
  return useCallback(async () => {
    let wipe = false;
    try {
      const { askLogout } = await import('./ask-logout.ts');
      const { yes, option } = await askLogout(uuid);
      if (!yes) return;
      wipe = option;
      await call(logout, {});
    } catch (error) {
      toastError(shell('logoutFailed'), error);
      return;
    }
    endSession();
    if (afterwards === undefined) await router.navigate({ to: '/login' });
    forgetUserData();
    if (wipe) await wipeTexts(uuid);
    await forgetTexts();
    afterwards?.();
  }, [router, uuid, afterwards]);
}
