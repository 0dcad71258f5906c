import { button, dialog, PHONE, type State } from './state.ts';

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
  ...(
    [
      ['a provider', []],
      ['a provider, what to do there', ['Keycloak']],
      ['a provider, what it gave', ['Keycloak', 'Next']],
      ['a provider, LDAP', ['LDAP directory']],
      ['a provider, people in LDAP', ['LDAP directory', 'Next']],
    ] as const
  ).map(([name, presses]): State => ({
    screen: 'Administration',
    name,
    as: 'admin',
    path: '/admin/providers',
    open: async (page) => {
      await button(page, 'Add a provider').click();
      for (const press of presses) await dialog(page).getByRole('button', { name: press }).click();
      await dialog(page).waitFor();
    },
  })),
  {
    screen: 'Administration',
    name: 'a provider, edited',
    as: 'admin',
    path: '/admin/providers',
    open: async (page, { width }) => {
      if (width > PHONE) return button(page, 'Edit University').click();
      await button(page, 'More for University').click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    },
  },
  {
    screen: 'Administration',
    name: 'a provider, tested',
    as: 'admin',
    path: '/admin/providers',
    open: async (page) => {
      await button(page, 'More for University').click();
      await page.getByRole('menuitem', { name: 'Test login' }).click();
      await dialog(page).getByText('Allow login with University').waitFor();
    },
  },
  {
    screen: 'Administration',
    name: 'provisioning',
    as: 'admin',
    path: '/admin/providers',
    whole: true,
    open: async (page) => {
      await page.getByRole('tab', { name: 'Provisioning (SCIM)' }).click();
      await page.getByText('SCIM address').waitFor();
    },
  },
];
