import { useLocation, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { expectsCardsAt } from '../api/expects-cards.ts';
import { loadViews } from '../features/workspace/load-views.ts';
import { WorkspaceScreen } from '../features/workspace/workspace-screen.tsx';
import type { HistoryScreenProps } from '../features/history/history-screen-props.ts';
import { readExportRequest, subscribeExportRequest } from '../lib/export-requests.ts';
import { fetchAhead, Later } from '../lib/first-screen.ts';
import { late } from '../lib/late.tsx';
import { loadOnce } from '../lib/load-once.ts';
import { readShareRequest, requestSharing, subscribeShareRequest } from '../lib/share-requests.ts';
import { workspaceHref } from '../lib/workspace-href.ts';
import { BlankPage } from '../ui/blank-page.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { DocumentSkeleton } from '../ui/document-skeleton.tsx';
import { RowsSkeleton } from '../ui/skeletons.tsx';
import { placeOf } from '../ui/workspace-skeleton.tsx';
import { FileActions } from './file-actions.tsx';
import { loadDocument } from './load-document.ts';

// The editor is the largest chunk; load it only for a document.
const DocumentScreen = late(async () => (await loadDocument()).DocumentScreen);
const DocumentFrame = late(async () => (await loadDocument()).DocumentFrame);
const ExportPanel = lazy(async () => ({
  default: (await import('../features/export/export-panel.tsx')).ExportPanel,
}));
const ExportButton = lazy(async () => ({
  default: (await import('../features/export/export-button.tsx')).ExportButton,
}));
const loadExportDialog = loadOnce(() => import('../features/export/export-dialog-host.tsx'));
const ExportDialogHost = lazy(async () => ({ default: (await loadExportDialog()).ExportDialogHost }));
const loadShareDialog = loadOnce(() => import('../features/sharing/share-dialog-host.tsx'));
const ShareDialogHost = lazy(async () => ({ default: (await loadShareDialog()).ShareDialogHost }));
const ResultPane = lazy(async () => ({
  default: (await import('../features/export/result-pane.tsx')).ResultPane,
}));
const ProofPane = lazy(async () => ({
  default: (await import('../features/export/proof-pane.tsx')).ProofPane,
}));
const SwitchAccount = lazy(async () => ({ default: (await import('./shell/switch-account.tsx')).SwitchAccount }));
const PdfViewer = lazy(async () => ({
  default: (await import('../features/workspace/pdf-viewer.tsx')).PdfViewer,
}));
const ReferenceForm = lazy(async () => ({
  default: (await import('../features/references/reference-form.tsx')).ReferenceForm,
}));
const HistoryPanel = lazy(async () => ({
  default: (await import('../features/history/history-panel.tsx')).HistoryPanel,
}));
const HistoryScreen = late(async () => (await import('../features/history/history-screen.tsx')).HistoryScreen);

const openAssets: HistoryScreenProps['openAssets'] = async ({ workspaceUUID, path }, onFound) => {
  const { DocumentAssets } = await import('../features/document/document-assets.ts');
  return new DocumentAssets(workspaceUUID, () => path, onFound);
};

/** Combines features that do not import one another. */
export function WorkspaceRoute() {
  const { uuid = '', _splat = '' } = useParams({ strict: false });
  const path = _splat.replace(/^\/+|\/+$/g, '');
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const read = (name: string): string | null => (typeof search[name] === 'string' ? search[name] : null);
  const view = read('view');
  useAsked(uuid, path, read('asker'));
  const find = useFind();
  // The same for each wait on the way to a text, so that nothing flashes in between.
  const renderAwaited = (lead: ReactNode): ReactNode => {
    const place = placeOf(path, (folder) => workspaceHref(uuid, folder));
    const hasCards = expectsCardsAt(uuid, path);
    return (
      <DocumentFrame
        placeholder={<DocumentSkeleton place={{ ...place, hasCards }} />}
        path={path}
        folder={place.folder}
        lead={lead}
        hasCards={hasCards}
      />
    );
  };
  return (
    <>
      <DialogHosts />
      <WorkspaceScreen
        workspaceUUID={uuid}
        path={path}
        openAssets={openAssets}
        switchAccount={
          <Part placeholder={null}>
            <SwitchAccount inText />
          </Part>
        }
        view={view === 'history' || view === 'export' ? view : null}
        renderAwaited={renderAwaited}
        renderDocument={(document) => (
          <Part key={document.itemUUID}>
            <FileActions workspaceUUID={document.workspaceUUID} path={document.path} />
            <DocumentScreen
              placeholder={renderAwaited(document.lead)}
              {...document}
              comment={read('comment')}
              guestMay={null}
              find={find}
              renderExports={(facts) => (
                <Part>
                  <ExportPanel {...document} {...facts} openLog={read('job') ?? undefined} />
                </Part>
              )}
              renderExport={(onScheduled) => (
                <Later>
                  <Part placeholder={null}>
                    <ExportButton {...document} onScheduled={onScheduled} />
                  </Part>
                </Later>
              )}
              renderReferenceForm={(facts) => (
                <Part>
                  <ReferenceForm {...facts} />
                </Part>
              )}
              renderResult={({ jobId, ...facts }) => (
                <Part placeholder={<BlankPage />}>
                  {jobId === null ? (
                    <ProofPane {...document} {...facts} renderPdf={(pdf) => <PdfViewer {...pdf} />} />
                  ) : (
                    <ResultPane
                      {...document}
                      {...facts}
                      jobId={jobId}
                      renderPdf={(url) => <PdfViewer source={{ url }} />}
                    />
                  )}
                </Part>
              )}
              historyPanel={
                <Part>
                  <HistoryPanel {...document} />
                </Part>
              }
            />
          </Part>
        )}
        renderHistory={(file) => (
          <Part key={file.itemUUID}>
            <HistoryScreen
              placeholder={<RowsSkeleton rows={6} />}
              {...file}
              version={read('version')}
              openAssets={openAssets}
            />
          </Part>
        )}
      />
    </>
  );
}

/** Opens the sharing dialog for the notification of an access request, and removes the parameters from the URL. */
function useAsked(uuid: string, path: string, asker: string | null): void {
  const { history } = useRouter();
  useEffect(() => {
    if (asker === null) return;
    requestSharing({ workspaceUUID: uuid, path, name: '', asker });
    history.replace(workspaceHref(uuid, path));
  }, [uuid, path, asker, history]);
}

/** The words to find in the text on this visit. */
function useFind(): { words: string } | null {
  // The raw string: the router would read 2024 as a number.
  const words = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('find') });
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  return useMemo(() => (words === null || words === '' ? null : { words, visit }), [words, visit]);
}

/** Loaded when a dialog opens, or prefetched once the screen is ready, so that they are available offline. */
function DialogHosts() {
  const exporting = useSyncExternalStore(subscribeExportRequest, readExportRequest);
  const sharing = useSyncExternalStore(subscribeShareRequest, readShareRequest);
  const [isNeeded, setNeeded] = useState(false);
  // Once loaded they stay mounted, to close with their transition.
  if (!isNeeded && (exporting !== null || sharing !== null)) setNeeded(true);
  useEffect(() => fetchAhead(2_000, loadExportDialog, loadShareDialog, loadViews), []);
  return (
    isNeeded && (
      <Part placeholder={null}>
        <ExportDialogHost />
        <ShareDialogHost />
      </Part>
    )
  );
}

/** Isolates other parts from one that fails or loads slowly. */
function Part({ children, placeholder }: { children: ReactNode; placeholder?: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={placeholder === undefined ? <RowsSkeleton rows={6} /> : placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}
