import { useParams } from '@tanstack/react-router';
import { lazy } from 'react';

const ManageGroupScreen = lazy(async () => ({
  default: (await import('../features/groups/manage-group-screen.tsx')).ManageGroupScreen,
}));
const GroupMembersScreen = lazy(async () => ({
  default: (await import('../features/admin-groups/group-members-screen.tsx')).GroupMembersScreen,
}));
const DefaultsEditorScreen = lazy(async () => ({
  default: (await import('../features/admin-defaults/defaults-editor-screen.tsx')).DefaultsEditorScreen,
}));

const ReferencesScreen = lazy(async () => ({
  default: (await import('../features/references/references-screen.tsx')).ReferencesScreen,
}));
const Lost = lazy(async () => ({ default: (await import('./shell/lost.tsx')).Lost }));

/** In this file so that the log-in page does not load another one. */
export function LostRoute() {
  return <Lost />;
}

// Screens get IDs from the URL as props, so they know nothing about routes.
export function ManageGroupRoute() {
  const { uuid = '' } = useParams({ strict: false });
  return <ManageGroupScreen key={uuid} groupUUID={uuid} />;
}

export function ReferencesRoute() {
  const { uuid = '' } = useParams({ strict: false });
  return <ReferencesScreen key={uuid} workspaceUUID={uuid} />;
}

export function GroupMembersRoute() {
  const { uuid = '' } = useParams({ strict: false });
  return <GroupMembersScreen key={uuid} groupUUID={uuid} />;
}

export function DefaultsEditorRoute() {
  const { uuid = '' } = useParams({ strict: false });
  return <DefaultsEditorScreen key={uuid} uuid={uuid} />;
}
