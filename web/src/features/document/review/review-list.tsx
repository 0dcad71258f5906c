import { ActionIcon, Button, Menu, SegmentedControl } from '@mantine/core';
import { IconArrowDown, IconChevronDown, IconDots, IconMessagePlus } from '@tabler/icons-react';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { showKeys } from '../../../lib/show-keys.ts';
import { t } from '../../../lib/texts/review.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { DecideAll, DecideItems } from './decide-items.tsx';
import { DraftCard } from './draft-card.tsx';
import { filterThreads, type ShownThread, type ThreadFilter } from './read-threads.ts';
import { LooseRefusals } from './refusals.tsx';
import style from './review.module.css';
import { useReadLatest } from '../use-read-latest.ts';
import { useBoard, useDesk } from './review-desk.ts';
import { ThreadCard } from './thread-card.tsx';
import { WatchItems } from './watch-items.tsx';

const USUAL_HEIGHT = 140;

/** All comments and suggestions, with filters unless `isShort`. Only visible cards are rendered. */
export function ReviewList({ isShort = false }: { isShort?: boolean }) {
  const desk = useDesk();
  const { me } = desk;
  const threads = useBoard((facts) => facts.threads);
  const writing = useBoard((facts) => facts.writing);
  const [filter, setFilter] = useState<ThreadFilter>({ status: 'open', author: null });
  useShowEntered(threads, filter, setFilter);
  const shown = useMemo(() => filterThreads(threads, filter, me), [threads, filter, me]);
  const suggestions = shown.filter(({ kind, status }) => kind === 'suggestion' && status === 'open');
  const mayDecideAll = suggestions.length > 1 && isAtLeast(desk.role, 'editor');
  return (
    <div className={style['list']}>
      <div className={style['filters']}>
        {!isShort && (
          <>
            <SegmentedControl
              size="xs"
              aria-label={t('filterState')}
              value={filter.status}
              onChange={(status) => setFilter({ ...filter, status: status === 'closed' ? 'closed' : 'open' })}
              data={[
                { value: 'open', label: t('open') },
                { value: 'closed', label: t('closed') },
              ]}
            />
            {/* Pointless if all threads have the same author. */}
            {(filter.author !== null || new Set(threads.map(({ by }) => by)).size > 1) && (
              <AuthorFilter
                authors={listAuthors(threads, me)}
                chosen={filter.author}
                onChoose={(author) => setFilter({ ...filter, author })}
              />
            )}
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon size={28} aria-label={t('options')} title={t('options')}>
                  <IconDots size={18} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {isAtLeast(desk.role, 'commenter') && (
                  <Menu.Item
                    leftSection={<IconMessagePlus size={16} />}
                    disabled={writing !== null}
                    onClick={() => desk.write('document')}
                  >
                    {t('addWhole')}
                  </Menu.Item>
                )}
                {mayDecideAll && <DecideItems />}
                <WatchItems />
              </Menu.Dropdown>
            </Menu>
          </>
        )}
        <NextNew />
      </div>
      {!isShort && mayDecideAll && <DecideAll suggestions={suggestions} />}
      <LooseRefusals />
      {writing !== null && <DraftCard hasQuote />}
      {shown.length === 0 && writing === null && <Empty filter={filter} />}
      <Cards threads={shown} isShort={isShort} />
    </div>
  );
}

/** Filters by author. */
function AuthorFilter(props: {
  authors: readonly { value: string; label: string }[];
  chosen: string | null;
  onChoose: (author: string | null) => void;
}) {
  const { authors, chosen } = props;
  const shown = authors.find(({ value }) => value === (chosen ?? ''))?.label ?? t('everybody');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          className={style['whose'] ?? ''}
          size="compact-xs"
          variant="subtle"
          color="gray"
          aria-label={`${t('filterAuthor')}: ${shown}`}
          data-chosen={chosen !== null || undefined}
          rightSection={<IconChevronDown size={14} />}
        >
          {shown}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('filterAuthor')}</Menu.Label>
        <Menu.RadioGroup value={chosen ?? ''} onChange={(next) => props.onChoose(next === '' ? null : next)}>
          {authors.map(({ value, label: author }) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {author}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Adjusts the filter when a link or shortcut leads to a thread that the filter hides. */
function useShowEntered(
  threads: readonly ShownThread[],
  filter: ThreadFilter,
  setFilter: (filter: ThreadFilter) => void,
): void {
  const { me } = useDesk();
  const entered = useBoard((facts) => facts.entered);
  const [shown, setShown] = useState<string | null>(null);
  if (entered === shown) return;
  const thread = threads.find(({ id }) => id === entered);
  if (entered !== null && thread === undefined) return;
  setShown(entered);
  if (thread !== undefined && filterThreads([thread], filter, me).length === 0)
    setFilter({ status: thread.status === 'open' ? 'open' : 'closed', author: null });
}

/** Shows the number of unseen threads, and moves to the next one on click. */
function NextNew() {
  const desk = useDesk();
  const count = useBoard((facts) => facts.unseen.size);
  if (count === 0) return null;
  return (
    <Tooltip label={`${t('nextNewLabel')} · ${showKeys('F9')}`}>
      <Button
        className={style['fresh'] ?? ''}
        size="xs"
        variant="light"
        aria-keyshortcuts="F9"
        rightSection={<IconArrowDown size={14} />}
        onClick={() => desk.walkUnseen(1)}
      >
        {t('nextNew', { count })}
      </Button>
    </Tooltip>
  );
}

function listAuthors(threads: readonly ShownThread[], me: string): { value: string; label: string }[] {
  const names = new Map(threads.map(({ by, name }) => [by, name]));
  return [
    { value: '', label: t('everybody') },
    { value: 'mine', label: t('mine') },
    ...[...names].filter(([id]) => id !== me).map(([value, label]) => ({ value, label })),
  ];
}

function Empty({ filter }: { filter: ThreadFilter }) {
  const { role } = useDesk();
  if (filter.author !== null) return <EmptyState title={t('noneHere')} />;
  if (filter.status === 'closed') return <EmptyState title={t('noneClosed')} />;
  return <EmptyState title={t('noneOpen')} text={t(isAtLeast(role, 'commenter') ? 'noneOpenHint' : 'noneOpenRead')} />;
}

function Cards({ threads, isShort }: { threads: readonly ShownThread[]; isShort: boolean }) {
  const active = useBoard((facts) => facts.active);
  const among = useReadLatest(threads);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: threads.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => threads[index]?.id ?? index,
    overscan: 4,
    gap: 8,
  });
  const chosen = threads.findIndex(({ id }) => id === active);
  useEffect(() => {
    if (chosen >= 0) virtual.scrollToIndex(chosen, { align: isShort ? 'start' : 'auto' });
  }, [chosen, virtual, isShort]);
  return (
    <div ref={scroller} className={style['scroller']}>
      <ul aria-label={t('list')} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const thread = threads[index];
          if (thread === undefined) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={style['listed']}
              style={{ transform: `translateY(${start}px)` }}
            >
              <ThreadCard thread={thread} hasQuote among={among} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
