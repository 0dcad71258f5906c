import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { KeptCopy } from '../../editor/collab/io/device-store.ts';
import { forgetGuestHere, listGuestsHere } from '../../lib/former-guests.ts';
import { t } from '../../lib/texts/guests.ts';
import { confirm } from '../../ui/confirm.ts';
import { KeptCopyList } from './kept-copy-list.tsx';
import style from './former-guests.module.css';

/** Removes from this device what was sent, and returns the rest. Guests without unsent text are forgotten. */
async function clearAway(ids: readonly string[]): Promise<KeptCopy[]> {
  const { withdrawTexts } = await import('../../editor/collab/io/kept-texts.ts');
  const { findPeersOf, listCopies } = await import('../../editor/collab/io/device-store.ts');
  const left: KeptCopy[] = [];
  for (const id of ids) {
    await withdrawTexts(id, () => true);
    const copies = await listCopies(id);
    left.push(...copies);
    // A text open in another tab belongs to that tab, and is cleared away next time.
    if (copies.length === 0 && (await findPeersOf(id)).length === 0) forgetGuestHere(id);
  }
  return left.toSorted((a, b) => b.keptAt - a.keptAt);
}

/**
 * Texts of earlier guest identities of this browser: without their link, unsent text cannot be sent. The page that says
 * so offers them, and they stay until removed. `current`: this browser's current identity, if any.
 */
export function FormerGuestTexts({ current }: { current: string | null }) {
  const [copies, setCopies] = useState<readonly KeptCopy[]>([]);
  const look = useCallback((): void => {
    const former = listGuestsHere().filter((id) => id !== current);
    if (former.length === 0) return setCopies([]);
    clearAway(former).then(setCopies, (error: unknown) =>
      console.warn('What guests left on this device could not be looked at', error),
    );
  }, [current]);
  useEffect(look, [look]);
  if (copies.length === 0) return null;
  const removeAll = async (): Promise<void> => {
    const question = { title: t('unsentRemoveTitle'), text: t('unsentRemoveText'), yes: t('unsentRemoveAll') };
    if (!(await confirm(question))) return;
    const { wipeTexts } = await import('../../editor/collab/io/kept-texts.ts');
    for (const { userId } of copies) await wipeTexts(userId);
    look();
  };
  return (
    <section className={style['former']} aria-label={t('unsent')}>
      <h2>{t('unsent')}</h2>
      <p className="muted">{t('unsentHint')}</p>
      <KeptCopyList copies={copies} onRemoved={look} putBack={null} />
      <Button variant="default" onClick={() => void removeAll()}>
        {t('unsentRemoveAll')}
      </Button>
    </section>
  );
}
