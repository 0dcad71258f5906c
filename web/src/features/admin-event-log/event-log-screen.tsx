import { Button, Menu, Switch, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { getEventLog } from '@scriptorium/contract/operations/admin.ts';
import { IconChevronDown, IconDownload, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { call } from '../../api/call.ts';
import { t } from '../../lib/texts/admin-events.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './event-log-screen.module.css';
import { EventRow } from './event-row.tsx';
import { type EventFilter, toEventInput, useEventPages } from './use-event-pages.ts';
import { type LoggedEvent, writeCsv } from './write-csv.ts';

type Category = EventFilter['category'];

const CATEGORIES = ['all', 'admin', 'user', 'group', 'server', 'cli', 'other'] as const;
/** Row limit of the CSV export; larger files are unwieldy in spreadsheets. */
const MAX_EXPORTED = 50_000;

/** The event log, newest first, updating live. */
export function EventLogScreen() {
  const [category, setCategory] = useState<Category>('all');
  const [search, setSearch] = useState('');
  const [live, setLive] = useState(true);
  const [words] = useDebouncedValue(search, 200);
  const filter = useMemo(() => ({ category, search: words }), [category, words]);
  const query = useEventPages(filter, live);
  const events = query.data?.pages.flatMap((page) => page.events) ?? [];

  return (
    <>
      <AdminHead title={t('title')} hint={t('hint')}>
        <ExportButton filter={filter} />
      </AdminHead>
      <div className={style['filters']} role="search">
        <TextInput
          className={style['search']}
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <CategoryMenu category={category} onChange={setCategory} />
        <Switch
          className={style['live']}
          label={t('live')}
          title={t('liveHint')}
          checked={live}
          onChange={(event) => setLive(event.currentTarget.checked)}
        />
      </div>
      {query.error !== null && (
        <LoadError error={query.error} prefix={t('loadFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && query.error === null && <RowsSkeleton rows={10} height={40} />}
      {query.isSuccess && events.length === 0 && <EmptyState title={t('none')} text={t('noneHint')} />}
      {events.length > 0 && (
        <div className={style['frame']}>
          <EventTable events={events} onPick={setSearch} />
        </div>
      )}
      {query.hasNextPage && (
        <div className={style['older']}>
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('older')}
          </Button>
        </div>
      )}
    </>
  );
}

function CategoryMenu({ category, onChange }: { category: Category; onChange: (category: Category) => void }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {t('category')}&nbsp;<b>{t(category)}</b>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={category}
          onChange={(value) => onChange(CATEGORIES.find((each) => each === value) ?? 'all')}
        >
          {CATEGORIES.map((each) => (
            <Menu.RadioItem key={each} value={each} closeMenuOnClick>
              {t(each)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

function ExportButton({ filter }: { filter: EventFilter }) {
  const [exporting, setExporting] = useState(false);
  const exportCsv = async (): Promise<void> => {
    setExporting(true);
    try {
      const all = await readAll(filter);
      offerFile(writeCsv(all));
      toastSuccess(t('exported', { count: all.length }));
    } catch (error) {
      toastError(t('exportFailed'), error);
    }
    setExporting(false);
  };

  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={exporting}
      onClick={() => void exportCsv()}
    >
      {t('exportCsv')}
    </Button>
  );
}

function EventTable({ events, onPick }: { events: readonly LoggedEvent[]; onPick: (name: string) => void }) {
  return (
    <table className={style['table']}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('categoryHead')}</span>
          </th>
          <th scope="col">{t('message')}</th>
          <th scope="col">{t('by')}</th>
          <th scope="col">{t('time')}</th>
          <th scope="col">
            <span className="sr-only">{t('details')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <EventRow key={event.seq} event={event} onPick={onPick} />
        ))}
      </tbody>
    </table>
  );
}

async function readAll(filter: EventFilter): Promise<LoggedEvent[]> {
  const all: LoggedEvent[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await call(getEventLog, {
      ...toEventInput(filter),
      limit: 1000,
      ...(last !== undefined && { beforeSeq: last.seq }),
    });
    all.push(...page.events);
    if (!page.more || page.events.length === 0 || all.length >= MAX_EXPORTED) return all;
  }
}

function offerFile(csv: string): void {
  // The byte order mark makes spreadsheets read it as UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'event-log.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
