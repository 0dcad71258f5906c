import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Features do not see one another: the router hands the document screen in. */
export interface WorkspaceScreenProps {
  workspaceUUID: string;
  /** Decoded path inside the workspace, without slashes at its ends; "" is the root. */
  path: string;
  /** Draws a live document in the place of the folder table. */
  renderDocument: (document: { workspaceUUID: string; path: string }) => ReactNode;
}

/** The seam to the router; the screen itself is being built. */
export function WorkspaceScreen({ path }: WorkspaceScreenProps) {
  return <EmptyState title={path} />;
}
