import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type SwitcherEntry, type SwitcherSource, readSwitcherSources } from '../../lib/switcher-sources.ts';
import { t } from '../../lib/texts/shell.ts';
import { useOwnSwitcherSources } from './own-switcher-sources.tsx';
import style from './quick-switcher.module.css';

interface Found {
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
    const sources = [...readSwitcherSources(), ...own];
    void Promise.all(sources.map((source) => ask(source, query))).then((all) => {
      if (!over) setFound({ groups: all.filter(({ entries }) => entries.length > 0), of: query });
    });
    return () => {
      over = true;
    };
  }, [query, own, opened]);
  return found;
}

/** Jumps to files, workspaces, groups and actions by a few letters. `opened` is incremented to open it. */
export function QuickSwitcher({ opened }: { opened: number }) {
  const id = useId();
  const own = useOwnSwitcherSources();
  const [closedAt, setClosedAt] = useState(0);
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { groups: found, of } = useFound(query.trim(), own, opened);
  const [hurried, setHurried] = useState(false);
  const entries = found?.flatMap((group) => group.entries) ?? [];
  const current = Math.min(selected, entries.length - 1);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current, found]);

  const runFirst = useEffectEvent(() => run(entries[0]));
  useEffect(() => {
    if (!hurried || of !== query.trim()) return;
    setHurried(false);
    runFirst();
  }, [hurried, of, query]);

  const close = (): void => setClosedAt(opened);
  const run = (entry: SwitcherEntry | undefined): void => {
    if (entry === undefined) return;
    close();
    entry.run();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    // A fast typist's Enter means what was typed, not results still shown for an earlier query.
    if (event.key === 'Enter' && of !== query.trim()) {
      setHurried(true);
      event.preventDefault();
    }
    if (entries.length === 0 || of !== query.trim()) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setSelected((current + step + entries.length) % entries.length);
    else if (event.key === 'Enter') run(entries[current]);
    else return;
    event.preventDefault();
  };

  return (
    <Modal
      opened={opened > closedAt}
      onClose={close}
      onExitTransitionEnd={() => {
        setQuery('');
        setSelected(0);
      }}
      withCloseButton={false}
      centered={false}
      yOffset={96}
      size={620}
      classNames={{ body: style['body'] ?? '' }}
      attributes={{ content: { 'aria-label': t('search') } }}
    >
      <div className={style['field']}>
        <IconSearch size={20} aria-hidden />
        <input
          data-autofocus
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={id}
          aria-activedescendant={entries.length > 0 ? `${id}-${current}` : undefined}
          aria-autocomplete="list"
          aria-label={t('search')}
          placeholder={t('search')}
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setSelected(0);
            setHurried(false);
          }}
          onKeyDown={onKey}
        />
        <kbd>Esc</kbd>
      </div>
      <div ref={list} id={id} role="listbox" aria-label={t('search')} className={style['list']}>
        {found?.map((group) => (
          <div key={group.id} role="group" aria-label={group.label}>
            <div className={style['head']} role="presentation">
              {group.label}
            </div>
            {group.entries.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                <div
                  key={entry.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  className={style['entry']}
                  onMouseMove={() => setSelected(index)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => run(entry)}
                >
                  {entry.icon}
                  <span className={style['label']}>{entry.label}</span>
                  {entry.description !== undefined && <span className={style['where']}>{entry.description}</span>}
                  {entry.keys !== undefined && <kbd>{entry.keys}</kbd>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={style['nothing']}>
        {found !== null && entries.length === 0 && t('searchNothing')}
      </p>
    </Modal>
  );
}
