import '../ui/styles-shell.ts';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { list, tree, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { IconArrowLeft, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { expectsCards } from '../api/expects-cards.ts';
import { operationQuery, refreshOperations } from '../api/query-client.ts';
import { startServerEvents, useServerEvents } from '../api/server-events.ts';
import { isLoggedIn, useCapabilities } from '../api/session.ts';
import { clearCachedResponses } from '../api/response-cache.ts';
import { guestQuery, useWriter } from '../api/writer.ts';
import { GuestBar, sayRights } from '../features/guests/guest-bar.tsx';
import guests from '../features/guests/guests.module.css';
import { noteGuestHere } from '../lib/former-guests.ts';
import { noteVisit, type Visit } from '../lib/guest-visits.ts';
import { late } from '../lib/late.tsx';
import { t } from '../lib/texts/guests.ts';
import { guestHref, workspaceHref } from '../lib/workspace-href.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DoorLayout } from '../ui/door-layout.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { usePageTitle } from '../ui/page-title.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { ItemSkeleton, opensAsDocument, placeOf } from '../ui/workspace-skeleton.tsx';
import { loadDocument } from './load-document.ts';
import { FormerGuestTexts } from './shell/former-guests.tsx';
import { KeepFocus } from './shell/keep-focus.tsx';
import { KeptCopies } from './shell/kept-copies.tsx';
import style from './shell/shell-layout.module.css';
import { useLeaveLink } from './shell/use-leave-link.ts';

const DocumentScreen = late(async () => (await loadDocument()).DocumentScreen);
const DocumentFrame = late(async () => (await loadDocument()).DocumentFrame);
const GuestFiles = late(async () => (await import('../features/workspace/guest-files.tsx')).GuestFiles);
const ReferenceForm = lazy(async () => ({
  default: (await import('../features/references/reference-form.tsx')).ReferenceForm,
}));
const FileViewer = lazy(async () => ({
  default: (await import('../features/workspace/file-viewer.tsx')).FileViewer,
}));

/** The page of a link's guest: the link's target, without the menus, lists and settings of an account. */
export function GuestRoute() {
  const { uuid = '', _splat = '' } = useParams({ strict: false });
  const path = _splat.replace(/^\/+|\/+$/g, '');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(guestQuery);
  const loggedIn = isLoggedIn();
  useEffect(() => {
    // Someone who has logged in meanwhile is no longer a guest.
    if (loggedIn) void navigate({ to: workspaceHref(uuid, path), replace: true });
  }, [loggedIn, navigate, uuid, path]);
  if (loggedIn) return null;
  if (data?.guest != null) return <GuestPage key={uuid} uuid={uuid} path={path} />;
  if (error instanceof OperationError && error.code === 'not-logged-in') return <Gone />;
  if (error === null) return <PageSkeleton />;
  return (
    <main className={guests['notice']}>
      <LoadError error={error} prefix={t('readFailed')} onRetry={() => void refetch()} />
    </main>
  );
}

/** The link or the guest's access has ended: the page offers only their unsent text. */
function Gone() {
  useEffect(() => void clearCachedResponses(), []);
  const server = useCapabilities();
  return (
    <>
      <DoorLayout
        server={server}
        title={t('title')}
        icon={IconLinkOff}
        tone="ended"
        heading={t('goneTitle')}
        intro={t('gone')}
      >
        <FormerGuestTexts current={null} />
      </DoorLayout>
      <ConfirmDialog />
    </>
  );
}

function GuestPage({ uuid, path }: { uuid: string; path: string }) {
  const leave = useLeaveLink();
  const { uuid: guest } = useWriter();
  useEffect(() => noteGuestHere(guest), [guest]);
  const visit = useVisit(uuid);
  useEffect(startServerEvents, []);
  useServerEvents('groups', () => void refreshOperations([list, tree]));
  useServerEvents('hello', () => void refreshOperations([list, tree]));
  useServerEvents('workspace', () => void refreshOperations([tree]));
  return (
    <div className={style['shell']} data-full>
      <a className={style['skip']} href="#content">
        {t('skip')}
      </a>
      <GuestBar uuid={path === '' ? null : uuid} onLeave={() => void leave()} />
      <main id="content" className={style['content']} tabIndex={-1}>
        {path === '' && <FormerGuestTexts current={guest} />}
        <ErrorBoundary>
          <Suspense fallback={<ItemSkeleton path={path} hrefOf={(folder) => guestHref(uuid, folder)} />}>
            <Shared uuid={uuid} path={path} visit={visit} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <KeptCopies />
      <ConfirmDialog />
      <KeepFocus />
    </div>
  );
}

/** Records visits periodically and on leaving. */
function useVisit(uuid: string): Visit {
  const [visit, setVisit] = useState(() => noteVisit(uuid));
  useEffect(() => {
    const note = (): void => {
      const { before, last } = noteVisit(uuid);
      setVisit((now) => (now.before === before ? now : { before, last }));
    };
    const timer = setInterval(() => {
      if (!document.hidden) note();
    }, 60_000);
    document.addEventListener('visibilitychange', note);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', note);
    };
  }, [uuid]);
  return visit;
}

function Shared({ uuid, path, visit }: { uuid: string; path: string; visit: Visit }) {
  const router = useRouter();
  const places = useQuery(operationQuery(list, {}));
  const { data, error, refetch } = useQuery(operationQuery(tree, { uuid }));
  const place = places.data?.workspaces.find((each) => each.uuid === uuid);
  const found = data && findItem(data.contents, path);
  usePageTitle(found?.name ?? place?.ownerName ?? null);
  const hrefOf = (folder: string): string => guestHref(uuid, folder);
  const hasCards = found !== undefined && expectsCards(uuid, found.uuid);
  const skeleton = <ItemSkeleton path={path} hrefOf={hrefOf} hasCards={hasCards} />;
  // As for members: nothing moves when the text opens.
  const renderAwaited = (lead: ReactNode): ReactNode => {
    if (!opensAsDocument(path)) return skeleton;
    const { folder } = placeOf(path, hrefOf);
    return <DocumentFrame placeholder={skeleton} path={path} folder={folder} lead={lead} hasCards={hasCards} />;
  };
  if (data === undefined)
    return error === null ? (
      renderAwaited(null)
    ) : (
      <LoadFailure error={error} prefix={t('filesFailed')} onRetry={() => void refetch()} />
    );
  const items = path === '' ? data.contents : found?.type === 'directory' ? (found.children ?? []) : null;
  if (items !== null)
    return (
      <GuestFiles placeholder={skeleton} key={path} uuid={uuid} place={place} path={path} items={items} visit={visit} />
    );
  if (found === undefined)
    return (
      <div className={guests['notice']}>
        <Notice kind="warning">{t('noFile')}</Notice>
        <Back uuid={uuid} />
      </div>
    );
  // On a phone, the bar of a text covers the guest's name and the way to leave; the list has both.
  const lead = data.contents.length > 1 || data.contents[0] !== found ? <Back uuid={uuid} /> : null;
  if (found.live !== true)
    return (
      <FileViewer
        uuid={uuid}
        item={found}
        lead={lead}
        isNamed
        onOpen={(to) => router.history.push(guestHref(uuid, to))}
      />
    );
  return (
    <DocumentScreen
      placeholder={renderAwaited(lead)}
      key={found.uuid}
      workspaceUUID={uuid}
      path={path}
      itemUUID={found.uuid}
      comment={null}
      showExport={false}
      startsWriting={false}
      guestMay={place === undefined ? null : sayRights(place)}
      lead={lead}
      openSuccessor={null}
      renderExports={null}
      historyPanel={null}
      renderExport={() => null}
      renderReferenceForm={(facts) => (
        <Suspense>
          <ReferenceForm {...facts} />
        </Suspense>
      )}
      renderResult={() => null}
    />
  );
}

/** Back to the shared files. A phone only has room for the arrow. */
function Back({ uuid }: { uuid: string }) {
  return (
    <Link to="/guest/$uuid/$" params={{ uuid, _splat: '' }} className={guests['back']} aria-label={t('allFiles')}>
      <IconArrowLeft size={18} aria-hidden />
      <span>{t('allFiles')}</span>
    </Link>
  );
}

function findItem(items: readonly TreeItem[], path: string): TreeItem | undefined {
  for (const item of items) {
    const found = item.path === path ? item : findItem(item.children ?? [], path);
    if (found !== undefined) return found;
  }
  return undefined;
}
