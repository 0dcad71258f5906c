import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { WorkspaceScreen } from '../features/workspace/workspace-screen.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { RowsSkeleton } from '../ui/skeletons.tsx';

// The editor is the largest chunk: only a document brings it.
const DocumentScreen = lazy(async () => ({
  default: (await import('../features/document/document-screen.tsx')).DocumentScreen,
}));
const ExportPanel = lazy(async () => ({
  default: (await import('../features/export/export-panel.tsx')).ExportPanel,
}));
const ExportDialogHost = lazy(async () => ({
  default: (await import('../features/export/export-dialog-host.tsx')).ExportDialogHost,
}));

/** Brings the features together that do not see one another. */
export function WorkspaceRoute() {
  const { uuid = '', _splat = '' } = useParams({ strict: false });
  // The notice of a failed export leads here and asks for its log.
  const { export: openLog } = useSearch({ strict: false }) as { export?: string };
  return (
    <>
      <WorkspaceScreen
        workspaceUUID={uuid}
        path={_splat.replace(/^\/+|\/+$/g, '')}
        renderDocument={(document) => (
          <ErrorBoundary key={`${document.workspaceUUID}/${document.path}`}>
            <Suspense fallback={<RowsSkeleton rows={6} />}>
              <DocumentScreen
                {...document}
                showExport={document.showExport || openLog !== undefined}
                renderExports={() => (
                  <Suspense fallback={<RowsSkeleton rows={3} />}>
                    <ExportPanel workspaceUUID={document.workspaceUUID} path={document.path} openLog={openLog} />
                  </Suspense>
                )}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      />
      <Suspense fallback={null}>
        <ExportDialogHost />
      </Suspense>
    </>
  );
}
