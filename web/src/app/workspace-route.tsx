import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { WorkspaceScreen } from '../features/workspace/workspace-screen.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { RowsSkeleton } from '../ui/skeletons.tsx';

// The editor is the largest chunk: only a document brings it.
const DocumentScreen = lazy(async () => ({
  default: (await import('../features/document/document-screen.tsx')).DocumentScreen,
}));

/** Brings the two features together that do not see one another. */
export function WorkspaceRoute() {
  const { uuid = '', _splat = '' } = useParams({ strict: false });
  return (
    <WorkspaceScreen
      workspaceUUID={uuid}
      path={_splat.replace(/^\/+|\/+$/g, '')}
      renderDocument={(document) => (
        <ErrorBoundary key={`${document.workspaceUUID}/${document.path}`}>
          <Suspense fallback={<RowsSkeleton rows={6} />}>
            <DocumentScreen {...document} />
          </Suspense>
        </ErrorBoundary>
      )}
    />
  );
}
