import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { type SwitcherEntry, type SwitcherSource, readSwitcherSources } from '../../lib/switcher-sources.ts';
import { useOwnSwitcherSources } from './own-switcher-sources.tsx';

export interface Found {
  id: string;
  label: string;
  entries: SwitcherEntry[];
}

async function ask(source: SwitcherSource, query: string): Promise<Found> {
  // One failing source does not affect the others.
  const entries = await Promise.resolve()
    .then(() => source.find(query))
    .catch(() => []);
  return { id: source.id, label: source.label, entries };
}

/** Results and the query they are for; null until the first arrive. They stay until the next are there. */
function useFound(
  query: string,
  own: readonly SwitcherSource[],
  opened: number,
): { groups: readonly Found[] | null; of: string | null } {
  const [found, setFound] = useState<{ groups: readonly Found[] | null; of: string | null }>({
    groups: null,
    of: null,
  });
  useEffect(() => {
    let over = false;
    // Whoever types a name wants the file rather than what can be done with the open one.
    const [recent, files, ...others] = own;
    const sources = [recent, files, ...readSwitcherSources(), ...others].filter((source) => source !== undefined);
    void Promise.all(sources.map((source) => ask(source, query))).then((all) => {
      if (!over) setFound({ groups: all.filter(({ entries }) => entries.length > 0), of: query });
    });
    return () => {
      over = true;
    };
  }, [query, own, opened]);
  return found;
}

/** What is typed, what is found for it, which entry is current, and what the keys do. */
export function useSwitcher(opened: number, onClose: () => void) {
  const own = useOwnSwitcherSources();
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(0);
  const { groups, of } = useFound(query.trim(), own, opened);
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
    reset: (): void => {
      setQuery('');
      setSelected(0);
    },
  };
}

export type Switcher = ReturnType<typeof useSwitcher>;
