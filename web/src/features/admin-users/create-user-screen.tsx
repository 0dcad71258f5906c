import { EmptyState } from '../../ui/empty-state.tsx';

/** The seam to the router; the screen itself is being built. */
export function CreateUserScreen() {
  return <EmptyState title="CreateUserScreen" />;
}
