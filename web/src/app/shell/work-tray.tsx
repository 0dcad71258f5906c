import { deleteUsers, updateUsers } from '@scriptorium/contract/operations/admin-users.ts';
import { inspect, run } from '@scriptorium/contract/operations/import.ts';
import { cancelLongWork, listLongWork, type LongWork } from '@scriptorium/contract/operations/long-work.ts';
import { copyItems, deletePaths, moveItems } from '@scriptorium/contract/operations/workspace.ts';
import { purgeItems, restoreItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconProgress, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery, refreshOperations, staleUnlessFirst } from '../../api/query-client.ts';
import { onStreamLost, useServerEvents } from '../../api/server-events.ts';
import { cancelPartWork, type PartWork, readPartWork, subscribePartWork } from '../../lib/part-work.ts';
import { t } from '../../lib/texts/long-work.ts';
import { Tray, TrayLine } from '../../ui/tray.tsx';

type Kind =
  | 'copy'
  | 'move'
  | 'purge'
  | 'trash'
  | 'restore'
  | 'changeAccounts'
  | 'removeAccounts'
  | 'inspect'
  | 'import'
  | 'sync'
  | 'other';

const KINDS: Record<string, Kind> = {
  [copyItems.path]: 'copy',
  [moveItems.path]: 'move',
  [purgeItems.path]: 'purge',
  [deletePaths.path]: 'trash',
  [restoreItems.path]: 'restore',
  [updateUsers.path]: 'changeAccounts',
  [deleteUsers.path]: 'removeAccounts',
  [inspect.path]: 'inspect',
  [run.path]: 'import',
  '/api/zotero/sync-library': 'sync',
};

/** An entry in the tray: work by the server or by this page, or interrupted by a server restart. */
interface Shown {
  key: string;
  kind: Kind;
  state: LongWork['state'] | 'interrupted';
  done: number;
  total: number | null;
  message: string | null;
  isOfPage: boolean;
  stop: () => void;
}

/** Long-running work on every page until it ends: its progress, and a button to cancel. */
export function WorkTray() {
  const works = useWork();
  if (works.length === 0) return null;
  const active = works.filter((work) => isActive(work)).length;
  const close = active > 0 ? undefined : (): void => works.forEach(({ stop }) => stop());
  return (
    <Tray label={t('tray')} title={active > 0 ? t('trayTitle', { count: active }) : t('trayEnded')} onClose={close}>
      {works.map((work) => (
        <WorkLine key={work.key} work={work} />
      ))}
    </Tray>
  );
}

function isActive({ state }: Pick<Shown, 'state'>): boolean {
  return state === 'waiting' || state === 'running' || state === 'stopping';
}

function useWork(): Shown[] {
  const parts = useSyncExternalStore(subscribePartWork, readPartWork);
  useWarning(parts.length > 0);
  const { data } = useQuery({ ...operationQuery(listLongWork, {}), staleTime: staleUnlessFirst });
  const works = data?.works ?? [];
  const [interrupted, setInterrupted] = useInterrupted(works, data !== undefined);
  useServerEvents('long-work', () => void refreshOperations([listLongWork]));
  const shown = works.filter((work) => !parts.some((part) => part.call === work.call));
  return [
    ...parts.map((part) => showPart(part, works)),
    ...shown.map(showWork),
    ...interrupted.map((work): Shown => {
      const stop = (): void => setInterrupted((before) => before.filter(({ id }) => id !== work.id));
      return { ...showWork(work), state: 'interrupted', stop };
    }),
  ];
}

/** Warns on closing the page, because that ends the page's own work after the current call. */
function useWarning(isWorking: boolean): void {
  useEffect(() => {
    if (!isWorking) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isWorking]);
}

/** Work that was in progress when the stream broke and is unknown to the server now: it has restarted. */
function useInterrupted(works: readonly LongWork[], isLoaded: boolean) {
  const [interrupted, setInterrupted] = useState<readonly LongWork[]>([]);
  const current = useRef(works);
  const before = useRef<readonly LongWork[]>([]);
  useEffect(() => {
    current.current = works;
  }, [works]);
  useEffect(() => onStreamLost(() => void (before.current = current.current.filter((work) => isActive(work)))), []);
  useServerEvents('hello', () => {
    const lost = before.current;
    before.current = [];
    if (lost.length === 0 || !isLoaded) return;
    call(listLongWork, {}).then(
      ({ works: known }) => {
        const gone = lost.filter(({ id }) => !known.some((work) => work.id === id));
        setInterrupted((others) => [...others, ...gone]);
      },
      () => undefined,
    );
  });
  return [interrupted, setInterrupted] as const;
}

function stopWork(id: string): void {
  call(cancelLongWork, { id })
    .catch(() => undefined)
    .finally(() => void refreshOperations([listLongWork]));
}

function showWork(work: LongWork): Shown {
  const { id, state, done, total, message } = work;
  const kind = KINDS[work.call] ?? 'other';
  return { key: id, kind, state, done, total, message, isOfPage: false, stop: () => stopWork(id) };
}

function showPart(part: PartWork, works: readonly LongWork[]): Shown {
  const stop = (): void => {
    cancelPartWork(part.id);
    for (const work of works) if (work.call === part.call) stopWork(work.id);
  };
  const { done, total } = part;
  const state = part.isStopping ? 'stopping' : 'running';
  return {
    key: `part-${part.id}`,
    kind: KINDS[part.call] ?? 'other',
    state,
    done,
    total,
    message: null,
    isOfPage: true,
    stop,
  };
}

function WorkLine({ work }: { work: Shown }) {
  const { state, done, total, stop } = work;
  const name = nameWork(work);
  const progress = total === null || total === 0 ? 0 : Math.min(100, Math.round((done / total) * 100));
  const Icon = isActive(work) ? IconProgress : state === 'done' ? IconCircleCheck : IconAlertCircle;
  return (
    <TrayLine
      icon={<Icon size={18} aria-hidden />}
      name={name}
      state={state}
      progress={state === 'running' ? progress : undefined}
      note={describe(work)}
    >
      {(state === 'waiting' || state === 'running') && (
        <Button variant="subtle" size="compact-xs" aria-label={t('cancelNamed', { work: name })} onClick={stop}>
          {t('cancel')}
        </Button>
      )}
      {!isActive(work) && (
        <ActionIcon size="sm" aria-label={t('remove')} onClick={stop}>
          <IconX size={16} />
        </ActionIcon>
      )}
    </TrayLine>
  );
}

function nameWork({ kind, state, done, total }: Shown): string {
  if (state === 'failed' || state === 'interrupted') return t(kind === 'trash' ? 'otherFailed' : `${kind}Failed`);
  if (state === 'done') return t(kind === 'trash' ? 'otherDone' : `${kind}Done`, { total });
  return total === null ? t(kind) : t(`${kind}Of`, { done, total });
}

function describe({ kind, state, message, isOfPage }: Shown): string {
  if (state === 'waiting') return t('waiting');
  if (state === 'interrupted') return t('interrupted');
  if (state === 'running') return t(isOfPage ? 'mustStay' : 'mayLeave');
  if (state !== 'stopping') return message ?? '';
  if (isOfPage) return t('stopping');
  switch (kind) {
    case 'copy':
      return t('stoppingCopy');
    case 'import':
      return t('stoppingImport');
    case 'move':
      return t('stoppingMove');
    case 'purge':
      return t('stoppingPurge');
    default:
      return t('stopping');
  }
}
