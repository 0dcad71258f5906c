import { EmptyState } from '../../ui/empty-state.tsx';

export interface DocumentScreenProps {
  workspaceUUID: string;
  /** Decoded path inside the workspace, without slashes at its ends. */
  path: string;
}

/** The seam to the router; the screen itself is being built. */
export function DocumentScreen({ path }: DocumentScreenProps) {
  return <EmptyState title={path} />;
}
