import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type SwitcherEntry, type SwitcherSource, readSwitcherSources } from '../../lib/switcher-sources.ts';
import { t } from '../../lib/texts/common.ts';
import style from './quick-switcher.module.css';
import { useOwnSwitcherSources } from './own-switcher-sources.tsx';

const [store, actions] = createSpotlight();

interface Found {
  id: string;
  label: string;
  entries: SwitcherEntry[];
}

async function ask(source: SwitcherSource, query: string): Promise<Found> {
  // A source that fails leaves the others as they are.
  const entries = await Promise.resolve(source.find(query)).catch(() => []);
  return { id: source.id, label: source.label, entries };
}

/** Goes to files, workspaces, groups and actions by a few letters. `opened` grows with each wish to open it. */
export function QuickSwitcher({ opened }: { opened: number }) {
  const own = useOwnSwitcherSources();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => actions.open(), [opened]);
  useEffect(() => {
    let over = false;
    const sources = [...readSwitcherSources(), ...own];
    void Promise.all(sources.map((source) => ask(source, query.trim()))).then((all) => {
      if (!over) setFound(all.filter(({ entries }) => entries.length > 0));
    });
    return () => {
      over = true;
    };
  }, [query, own, opened]);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      clearQueryOnClose
      shortcut={null}
      scrollable
      maxHeight={420}
      size={620}
      classNames={{ content: style['content'] ?? '', search: style['search'] ?? '' }}
    >
      <Spotlight.Search
        placeholder={t('search')}
        aria-label={t('search')}
        leftSection={<IconSearch size={20} />}
        rightSection={<kbd>Esc</kbd>}
      />
      <Spotlight.ActionsList>
        {found.map((group) => (
          <Spotlight.ActionsGroup key={group.id} label={group.label}>
            {group.entries.map((entry) => (
              <Spotlight.Action
                key={entry.id}
                className={style['entry'] ?? ''}
                leftSection={entry.icon}
                rightSection={entry.keys === undefined ? undefined : <kbd>{entry.keys}</kbd>}
                onClick={() => {
                  actions.close();
                  entry.run();
                }}
              >
                <span className={style['label']}>{entry.label}</span>
                {entry.description !== undefined && <span className={style['where']}>{entry.description}</span>}
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {found.length === 0 && <Spotlight.Empty>{t('searchNothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
