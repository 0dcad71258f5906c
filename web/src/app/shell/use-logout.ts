import { logout } from '@scriptorium/contract/operations/auth.ts';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { call } from '../../api/call.ts';
import { endSession, forgetUserData, useCurrentUser } from '../../api/session.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/common.ts';
import { t as shell } from '../../lib/texts/shell.ts';
import { type Answer, confirmWithOption } from '../../ui/confirm.ts';
import { toastError } from '../../ui/toasts.ts';
import { showKeptCopies } from './kept-copies.tsx';

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

/** Files with text that exists only on this device: unsent changes, and copies. */
export async function listFilesOnlyHere(userId: string): Promise<{ unsent: string[]; copies: string[] }> {
  const { findUnsent, listCopies } = await import('../../editor/collab/io/device-store.ts');
  const [unsent, copies] = await Promise.all([findUnsent(userId), listCopies(userId)]);
  const names = (kept: readonly { path: string }[]): string[] => [...new Set(kept.map(({ path }) => nameOf(path)))];
  return { unsent: names(unsent), copies: names(copies) };
}

/** Removes texts cached only for offline reading. The editor is closed by then, and stores nothing more. */
async function forgetTexts(): Promise<void> {
  const { forgetClean } = await import('../../editor/collab/io/device-store.ts');
  await forgetClean();
}

async function wipeTexts(userId: string): Promise<void> {
  const keeping = await import('../../editor/collab/io/kept-texts.ts');
  await keeping.wipeTexts(userId);
}

/** Asks whether to log out, and whether to wipe this device. Only asks if there is something to lose. */
async function ask(userId: string): Promise<Answer> {
  const { unsent, copies } = await listFilesOnlyHere(userId).catch(() => ({ unsent: [], copies: [] }));
  if (unsent.length + copies.length === 0) return { yes: true, option: false };
  const list = (files: readonly string[]): string => new Intl.ListFormat(locale).format(files);
  return confirmWithOption({
    title: shell(unsent.length > 0 ? 'logoutUnsentTitle' : 'logoutCopiesTitle'),
    text:
      unsent.length > 0
        ? shell('logoutUnsent', { files: list(unsent) })
        : shell('logoutCopies', { files: list(copies) }),
    option: shell('logoutWipe'),
    instead: { label: shell('keptCopiesShow'), run: showKeptCopies },
    yes: t('logout'),
    danger: false,
  });
}

/**
 * Ends the session and goes to the login page, or does `afterwards` instead. Asks first if text exists only on this
 * device, and wipes it on request.
 */
export function useLogout(afterwards?: () => void): () => Promise<void> {
  const router = useRouter();
  const { uuid } = useCurrentUser();
  return useCallback(async () => {
    const { yes, option: wipe } = await ask(uuid);
    if (!yes) return;
    try {
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
