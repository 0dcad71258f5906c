import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';

export interface DocumentScreenProps {
  workspaceUUID: string;
  /** Decoded path inside the workspace, without slashes at its ends. */
  path: string;
  /** What stands in the "Export" tab of the side panel. The bar's Export button opens it (or `requestExport` of lib/export-requests). */
  renderExports?: () => ReactNode;
  /** The address asks for the export tab: open the panel with it. */
  showExport?: boolean;
}

/** The seam to the router; the screen itself is being built. */
export function DocumentScreen({ path }: DocumentScreenProps) {
  return <EmptyState title={path} />;
}
