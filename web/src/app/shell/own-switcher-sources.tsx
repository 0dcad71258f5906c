import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { list as listGroups } from '@scriptorium/contract/operations/groups.ts';
import { list as listWorkspaces, searchFiles, searchTexts } from '@scriptorium/contract/operations/workspace.ts';
import { recentFiles } from '@scriptorium/contract/operations/desk.ts';
import {
  IconFolder,
  IconHelpCircle,
  IconKeyboard,
  IconLayoutDashboard,
  IconLogout,
  IconShield,
  IconUserEdit,
  IconUsers,
  IconUsersPlus,
} from '@tabler/icons-react';
import { call } from '../../api/call.ts';
import { operationQuery, queryClient } from '../../api/query-client.ts';
import { matchesWords } from '../../lib/match-words.ts';
import type { SwitcherEntry, SwitcherSource } from '../../lib/switcher-sources.ts';
import { t as page } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/common.ts';
import { t as shell } from '../../lib/texts/shell.ts';
import { t as shortcut } from '../../lib/texts/shortcuts.ts';
import { t as title } from '../../lib/texts/titles.ts';
import { findHref, workspaceHref } from '../../lib/workspace-href.ts';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { openShortcuts } from '../../lib/open-shortcuts.ts';

const FILES = 12;
const RECENT = 6;
const TEXTS = 8;

type Go = (href: string) => () => void;

export interface SourceFacts {
  router: { history: { push: (href: string) => void }; state: { location: { pathname: string } } };
  logout: () => Promise<void>;
  email: string;
  isAdmin: boolean;
  groupCreationEnabled: boolean;
}

/** The permanent switcher sources: recent files, files and folders of all workspaces, workspaces, groups, actions. */
export function listOwnSources(facts: SourceFacts): readonly SwitcherSource[] {
  const { router, logout, email, isAdmin, groupCreationEnabled } = facts;
  const go = (href: string) => (): void => router.history.push(href);
  const actions = listActions(go, { isAdmin, groupCreationEnabled, logout: () => void logout() });
  const readOpen = (): string | undefined => /^\/workspace\/([^/]+)/.exec(router.state.location.pathname)?.[1];
  return [
    listRecent(go, () => router.state.location.pathname),
    findFiles(go, readOpen),
    findWorkspaces(go),
    findManagedGroups(go, email),
    findActions(actions),
  ];
}

/** Recent files come first while nothing is typed, so that Enter goes back to the previous one. */
function listRecent(go: Go, readHere: () => string): SwitcherSource {
  return {
    id: 'recent',
    label: shell('searchRecent'),
    find: async (query) => {
      if (query !== '') return [];
      const { files } = await queryClient.fetchQuery({
        ...operationQuery(recentFiles, { limit: RECENT + 1, titles: true }),
        staleTime: 10_000,
      });
      const others = files.filter((file) => workspaceHref(file.workspaceUUID, file.path) !== readHere());
      return others.slice(0, RECENT).map((file) => describeItem(go, { ...file, type: 'file' }));
    },
  };
}

type Found = OutputOf<typeof searchFiles>['items'][number];

/** A paper is listed by title, with its file name and folder beside it; other items by name. */
function describeItem(go: Go, { workspaceUUID, workspaceName, path, name, title, type }: Found): SwitcherEntry {
  const folder = [workspaceName, ...path.split('/').slice(0, -1)].join(' / ');
  return {
    id: `${workspaceUUID}/${path}`,
    label: title ?? name,
    description: title === null ? folder : `${name} · ${folder}`,
    icon: <ItemIcon item={{ name, type }} size={18} />,
    run: go(workspaceHref(workspaceUUID, path)),
  };
}

function findFiles(go: Go, readOpen: () => string | undefined): SwitcherSource {
  return {
    id: 'files',
    label: shell('searchFiles'),
    find: async (query) => {
      if (query.length < 2) return [];
      const near = readOpen();
      const { items } = await call(searchFiles, {
        query,
        limit: FILES,
        titles: true,
        ...(near !== undefined && { near }),
      });
      return items.map((item) => describeItem(go, item));
    },
  };
}

/** Full-text search. Opening a result finds the words in its text. */
export async function findInTexts(query: string, { router }: SourceFacts): Promise<SwitcherEntry[]> {
  const { texts } = await call(searchTexts, { query, limit: TEXTS });
  return texts.map(({ snippet, find, ...place }) => ({
    ...describeItem((href) => () => router.history.push(findHref(href, find)), { ...place, type: 'file' }),
    id: `text ${place.workspaceUUID}/${place.path}`,
    snippet,
  }));
}

function findWorkspaces(go: Go): SwitcherSource {
  return {
    id: 'workspaces',
    label: shell('searchWorkspaces'),
    find: async (query) => {
      const found = await queryClient.fetchQuery({ ...operationQuery(listWorkspaces, {}), staleTime: 30_000 });
      return found.workspaces
        .filter((workspace) => matchesWords(workspace.ownerName, query))
        .map((workspace) => ({
          id: workspace.uuid,
          label: workspace.ownerName,
          icon: workspace.ownerType === 'group' ? <IconUsers size={18} /> : <IconFolder size={18} />,
          run: go(workspaceHref(workspace.uuid, '')),
        }));
    },
  };
}

function findManagedGroups(go: Go, email: string): SwitcherSource {
  return {
    id: 'groups',
    label: shell('searchGroups'),
    find: async (query) => {
      if (query === '') return [];
      const found = await queryClient.fetchQuery({ ...operationQuery(listGroups, { email }), staleTime: 30_000 });
      return found.groups
        .filter((group) => matchesWords(group.name, query) && group.members.some((member) => member.isManager))
        .map((group) => ({
          id: `manage-${group.uuid}`,
          label: title('manageGroup'),
          description: group.name,
          icon: <IconUsers size={18} />,
          run: go(`/groups/manage/${group.uuid}`),
        }));
    },
  };
}

function findActions(actions: readonly SwitcherEntry[]): SwitcherSource {
  return {
    id: 'actions',
    label: shell('searchActions'),
    find: (query) => actions.filter((action) => matchesWords(`${action.label} ${action.description ?? ''}`, query)),
  };
}

const ADMIN_PAGES = [
  ['/admin/users', 'pageUsers'],
  ['/admin/users/create', 'pageNewUser'],
  ['/admin/groups', 'pageGroups'],
  ['/admin/defaults/list', 'pageProfiles'],
  ['/admin/export/queue', 'pageQueue'],
  ['/admin/settings', 'pageSettings'],
  ['/admin/providers', 'pageProviders'],
  ['/admin/event-log', 'pageEvents'],
] as const;

function listActions(
  go: Go,
  may: { isAdmin: boolean; groupCreationEnabled: boolean; logout: () => void },
): SwitcherEntry[] {
  const newGroup = {
    id: 'new-group',
    label: title('newGroup'),
    icon: <IconUsersPlus size={18} />,
    run: go('/groups/new'),
  };
  const toAdmin = (href: string, label: string, description = '') => ({
    id: href,
    label,
    description,
    icon: <IconShield size={18} />,
    run: go(href),
  });
  const admin = [
    toAdmin('/admin', t('admin')),
    ...ADMIN_PAGES.map(([href, key]) => toAdmin(href, page(key), t('admin'))),
  ];
  return [
    { id: 'dashboard', label: t('dashboard'), icon: <IconLayoutDashboard size={18} />, run: go('/') },
    { id: 'profile', label: shell('editProfile'), icon: <IconUserEdit size={18} />, run: go('/profile') },
    ...(may.groupCreationEnabled ? [newGroup] : []),
    ...(may.isAdmin ? admin : []),
    { id: 'help', label: shell('help'), icon: <IconHelpCircle size={18} />, run: go('/help') },
    { id: 'shortcuts', label: shortcut('title'), icon: <IconKeyboard size={18} />, run: openShortcuts },
    { id: 'logout', label: t('logout'), icon: <IconLogout size={18} />, run: may.logout },
  ];
}
