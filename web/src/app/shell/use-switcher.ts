import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useCapabilities, useCurrentUser } from '../../api/session.ts';
import { type SwitcherEntry, type SwitcherSource, readSwitcherSources } from '../../lib/switcher-sources.ts';
import { useLogout } from './use-logout.ts';

interface Found {
  id: string;
  label: string;
  entries: readonly SwitcherEntry[];
}

export const loadOwnSources = () => import('./own-switcher-sources.tsx');

/** The permanent sources, whose code comes when it is first needed. */
function useOwnSources(): () => Promise<readonly SwitcherSource[]> {
  const router = useRouter();
  const logout = useLogout();
  const { email, isAdmin } = useCurrentUser();
  const { groupCreationEnabled } = useCapabilities();
  return useCallback(async () => {
    const { listOwnSources } = await loadOwnSources();
    return listOwnSources({ router, logout, email, isAdmin, groupCreationEnabled });
  }, [router, logout, email, isAdmin, groupCreationEnabled]);
}

interface Results {
  /** Null until the first arrive. They stay until the next are there. */
  groups: readonly Found[] | null;
  /** Something could not be searched, so that nothing found does not mean that there is nothing. */
  hasFailed: boolean;
}

async function search(query: string, loadOwn: () => Promise<readonly SwitcherSource[]>): Promise<Results> {
  let hasFailed = false;
  const orNothing = <Item>(asked: Promise<readonly Item[]>): Promise<readonly Item[]> =>
    asked.catch(() => {
      hasFailed = true;
      return [];
    });
  const [recent, files, ...others] = await orNothing(loadOwn());
  // Whoever types a name wants the file rather than what can be done with the open one.
  const sources = [recent, files, ...readSwitcherSources(), ...others].filter((source) => source !== undefined);
  const groups = await Promise.all(
    // One failing source does not affect the others.
    sources.map(async ({ id, label, find }) => ({ id, label, entries: await orNothing((async () => find(query))()) })),
  );
  return { groups: groups.filter(({ entries }) => entries.length > 0), hasFailed };
}

/** Results and the query they are for. */
function useFound(query: string): Results & { of: string | null } {
  const loadOwn = useOwnSources();
  const [found, setFound] = useState<Results & { of: string | null }>({ groups: null, hasFailed: false, of: null });
  useEffect(() => {
    let over = false;
    void search(query, loadOwn).then((results) => {
      if (!over) setFound({ ...results, of: query });
    });
    return () => {
      over = true;
    };
  }, [query, loadOwn]);
  return found;
}

/** What is typed, what is found for it, which entry is current, and what the keys do. */
export function useSwitcher(onClose: () => void) {
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(0);
  const { groups, hasFailed, of } = useFound(query.trim());
  const [hurried, setHurried] = useState(false);
  const entries = groups?.flatMap((group) => group.entries) ?? [];
  const current = Math.min(selected, entries.length - 1);
  const isSettled = of === query.trim();

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
    // A fast typist's Enter means what was typed, not results still shown for an earlier query.
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
    hasFailed,
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
