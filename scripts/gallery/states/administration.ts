import { button, dialog, type State } from './state.ts';

export const ADMINISTRATION: readonly State[] = [
  ...(
    [
      ['dashboard', '/admin'],
      ['users', '/admin/users'],
      ['new user', '/admin/users/create'],
      ['groups', '/admin/groups'],
      ['profiles of exports', '/admin/defaults/list'],
      ['exports', '/admin/export/queue'],
      ['settings', '/admin/settings'],
      ['events', '/admin/event-log'],
      ['providers', '/admin/providers'],
    ] as const
  ).map(([name, path]) => ({ screen: 'Administration', name, as: 'admin' as const, path, whole: true as const })),
  {
    screen: 'Administration',
    name: 'a profile',
    as: 'admin',
    path: ({ profile }) => `/admin/defaults/edit/${profile}`,
    whole: true,
  },
  {
    screen: 'Administration',
    name: 'a group’s members',
    as: 'admin',
    path: ({ empty }) => `/admin/groups/${empty}`,
    whole: true,
  },
  {
    screen: 'Administration',
    name: 'a provider',
    as: 'admin',
    path: '/admin/providers',
    open: async (page) => {
      await button(page, 'Add a provider').click();
      await dialog(page).waitFor();
    },
  },
];
