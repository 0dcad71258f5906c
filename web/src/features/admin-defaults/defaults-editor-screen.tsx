import { EmptyState } from '../../ui/empty-state.tsx';

/** The seam to the router; the screen itself is being built. */
export function DefaultsEditorScreen(_props: { uuid: string }) {
  return <EmptyState title="DefaultsEditorScreen" />;
}
