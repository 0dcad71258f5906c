import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useCapabilities, useCurrentUser } from '../../api/session.ts';
import type { SwitcherEntry } from '../../lib/switcher-sources.ts';
import { t } from '../../lib/texts/shell.ts';
import type { Results } from './search-names.ts';
import { useLogout } from './use-logout.ts';

export const loadSearch = () => import('./search-names.ts');

/** Results and the query they belong to. */
function useFound(query: string): Results & { of: string | null } {
  const router = useRouter();
  const logout = useLogout();
  const { email, isAdmin } = useCurrentUser();
  const { groupCreationEnabled } = useCapabilities();
  const [found, setFound] = useState<Results & { of: string | null }>({
    groups: null,
    List: null,
    note: '',
    isWhole: false,
    of: null,
  });
  const search = useEffectEvent(async (show: (results: Results) => boolean): Promise<void> => {
    const { searchAll } = await loadSearch();
    await searchAll(query, { router, logout, email, isAdmin, groupCreationEnabled }, show);
  });
  useEffect(() => {
    let over = false;
    const show = (results: Results): boolean => {
      if (!over) setFound((before) => ({ ...results, groups: withTexts(results, before), of: query }));
      return !over;
    };
    search(show).catch(() => show({ groups: [], List: null, note: t('searchFailed'), isWhole: true }));
    return () => {
      over = true;
    };
  }, [query]);
  return found;
}

/** Keeps the full-text results until the next ones arrive; otherwise they would blink with each letter. */
function withTexts({ groups, isWhole }: Results, before: Results): Results['groups'] {
  const texts = isWhole ? undefined : before.groups?.find(({ isLate }) => isLate);
  return texts === undefined ? groups : [...(groups ?? []), texts];
}

/** The query, its results, the current entry, and the handling of keys. */
export function useSwitcher(onClose: () => void) {
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(0);
  const { groups, List, note, isWhole, of } = useFound(query.trim());
  const [hurried, setHurried] = useState(false);
  const entries = groups?.flatMap((group) => group.entries) ?? [];
  const current = Math.min(selected, entries.length - 1);
  // Full-text results arrive later, below the names; until then, those of the previous query are shown.
  const isSettled = of === query.trim() && (isWhole || groups?.some(({ isLate }) => !isLate) === true);

  const run = (entry: SwitcherEntry | undefined): void => {
    if (entry === undefined) return;
    onClose();
    entry.run();
  };
  const runFirst = useEffectEvent(() => run(entries[0]));
  useEffect(() => {
    if (!hurried || !isSettled) return;
    setHurried(false);
    runFirst();
  }, [hurried, isSettled]);

  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    // If Enter is pressed before the results arrive, it applies to what was typed, not to the results of an earlier
    // query.
    if (event.key === 'Enter' && !isSettled) {
      setHurried(true);
      event.preventDefault();
    }
    if (entries.length === 0 || !isSettled) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setSelected((current + step + entries.length) % entries.length);
    else if (event.key === 'Enter') run(entries[current]);
    else return;
    event.preventDefault();
  };

  return {
    query,
    groups,
    List,
    note,
    entries,
    current,
    onKey,
    run,
    select: setSelected,
    type: (typed: string): void => {
      setQuery(typed);
      setSelected(0);
      setHurried(false);
    },
  };
}

export type Switcher = ReturnType<typeof useSwitcher>;
