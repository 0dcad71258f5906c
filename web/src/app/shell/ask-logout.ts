import { locale } from '../../lib/language.ts';
import { showKeptCopies } from '../../lib/show-kept-copies.ts';
import { t as common } from '../../lib/texts/common.ts';
import { t } from '../../lib/texts/logging-out.ts';
import { t as shell } from '../../lib/texts/shell.ts';
import { type Answer, confirmWithOption } from '../../ui/confirm.ts';

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

/** Files with text that exists only on this device: unsent changes, and copies. */
export async function listFilesOnlyHere(userId: string): Promise<{ unsent: string[]; copies: string[] }> {
  const { findUnsent, listCopies } = await import('../../editor/collab/io/device-store.ts');
  const [unsent, copies] = await Promise.all([findUnsent(userId), listCopies(userId)]);
  const names = (kept: readonly { path: string }[]): string[] => [...new Set(kept.map(({ path }) => nameOf(path)))];
  return { unsent: names(unsent), copies: names(copies) };
}

/** Asks whether to log out, and whether to wipe this device. Only asks if there is something to lose. */
export async function askLogout(userId: string): Promise<Answer> {
  const { unsent, copies } = await listFilesOnlyHere(userId).catch(() => ({ unsent: [], copies: [] }));
  if (unsent.length + copies.length === 0) return { yes: true, option: false };
  const list = (files: readonly string[]): string => new Intl.ListFormat(locale).format(files);
  return confirmWithOption({
    title: t(unsent.length > 0 ? 'unsentTitle' : 'copiesTitle'),
    text: unsent.length > 0 ? t('unsent', { files: list(unsent) }) : t('copies', { files: list(copies) }),
    option: t('wipe'),
    instead: { label: shell('keptCopiesShow'), run: showKeptCopies },
    yes: common('logout'),
    danger: false,
  });
}
