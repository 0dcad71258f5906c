import { EmptyState } from '../../ui/empty-state.tsx';

/** The seam to the router; the screen itself is being built. */
export function SettingsScreen() {
  return <EmptyState title="SettingsScreen" />;
}
