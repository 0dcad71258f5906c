import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { readNewGroup } from '../lib/new-group.ts';

const InviteFirst = lazy(async () => ({
  default: (await import('../features/groups/invite-first.tsx')).InviteFirst,
}));

/** The dashboard, with the next step for whoever has just created a group. */
export function DashboardRoute() {
  const router = useRouter();
  const group = useLocation({ select: ({ state }) => readNewGroup(state) });
  return (
    <DashboardScreen
      nextStep={
        group !== null && (
          <Suspense>
            <InviteFirst key={group} groupUUID={group} onDone={() => router.history.replace('/')} />
          </Suspense>
        )
      }
    />
  );
}
