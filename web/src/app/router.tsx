import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { t } from '../lib/texts/titles.ts';
import { CrashNotice } from '../ui/error-boundary.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { readGuestSearch, requireGuest, requireSignup, requireUser } from './guard.ts';
import { Root } from './root.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Page title; the application name is appended. */
    title?: string;
    /** The screen fills the height and scrolls inside; no footer. */
    full?: boolean;
  }
  interface Register {
    router: typeof router;
  }
}

const root = createRootRoute({ component: Root });

/** A notification may link to a filtered list. */
const readStatusSearch = (search: Record<string, unknown>): { status?: string } =>
  typeof search['status'] === 'string' ? { status: search['status'] } : {};

const guest = (path: string) => ({ getParentRoute: () => root, path, validateSearch: readGuestSearch });

const login = createRoute({
  ...guest('/login'),
  path: '/login',
  beforeLoad: requireGuest,
  staticData: { title: t('login') },
  component: lazyRouteComponent(() => import('../features/login/login-screen.tsx'), 'LoginScreen'),
});
const signup = createRoute({
  ...guest('/signup'),
  path: '/signup',
  beforeLoad: requireSignup,
  staticData: { title: t('signup') },
  component: lazyRouteComponent(() => import('../features/login/signup-screen.tsx'), 'SignupScreen'),
});
const forgotPassword = createRoute({
  ...guest('/forgot-password'),
  path: '/forgot-password',
  beforeLoad: requireGuest,
  staticData: { title: t('forgotPassword') },
  component: lazyRouteComponent(() => import('../features/login/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
});
const resetPassword = createRoute({
  ...guest('/reset-password'),
  path: '/reset-password',
  beforeLoad: requireGuest,
  staticData: { title: t('resetPassword') },
  component: lazyRouteComponent(() => import('../features/login/reset-password-screen.tsx'), 'ResetPasswordScreen'),
});
const verifyEmail = createRoute({
  ...guest('/verify-email'),
  path: '/verify-email',
  beforeLoad: requireGuest,
  staticData: { title: t('verifyEmail') },
  component: lazyRouteComponent(() => import('../features/login/verify-email-screen.tsx'), 'VerifyEmailScreen'),
});
/** Where providers send the browser back to, including users linking a provider while logged in. */
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in/$provider',
  staticData: { title: t('login') },
  component: lazyRouteComponent(() => import('../features/login/sign-in-screen.tsx'), 'SignInScreen'),
});
const setup = createRoute({
  ...guest('/setup'),
  path: '/setup',
  beforeLoad: requireGuest,
  staticData: { title: t('setup') },
  component: lazyRouteComponent(() => import('../features/setup/setup-screen.tsx'), 'SetupScreen'),
});

const unsubscribe = createRoute({
  ...guest('/unsubscribe'),
  path: '/unsubscribe',
  staticData: { title: t('unsubscribe') },
  component: lazyRouteComponent(() => import('../features/login/unsubscribe-screen.tsx'), 'UnsubscribeScreen'),
});

/** For guests and logged-in people: the screen says who can accept. */
const invitation = createRoute({
  ...guest('/invitation'),
  path: '/invitation',
  staticData: { title: t('invitation') },
  component: lazyRouteComponent(() => import('./invitation-route.tsx'), 'InvitationRoute'),
});

/** The target of a link to a file or folder, and what people without an account see of it. */
const link = createRoute({
  getParentRoute: () => root,
  path: '/l',
  staticData: { title: t('link') },
  component: lazyRouteComponent(() => import('../features/guests/link-screen.tsx'), 'LinkScreen'),
});
const guestPlace = createRoute({
  getParentRoute: () => root,
  path: '/guest/$uuid/$',
  staticData: { title: t('link'), full: true },
  component: lazyRouteComponent(() => import('./guest-route.tsx'), 'GuestRoute'),
});

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: requireUser,
  component: lazyRouteComponent(() => import('./shell/shell-layout.tsx'), 'ShellLayout'),
});
const inShell = <const Path extends string>(path: Path) => ({ getParentRoute: () => shell, path });

const dashboard = createRoute({
  ...inShell('/'),
  staticData: { title: t('dashboard') },
  component: lazyRouteComponent(() => import('./dashboard-route.tsx'), 'DashboardRoute'),
});
const profile = createRoute({
  ...inShell('/profile'),
  component: lazyRouteComponent(() => import('../features/profile/profile-screen.tsx'), 'ProfileScreen'),
});
const notifications = createRoute({
  ...inShell('/notifications'),
  component: lazyRouteComponent(
    () => import('../features/notifications/notifications-screen.tsx'),
    'NotificationsScreen',
  ),
});
const exportHistory = createRoute({
  ...inShell('/exports'),
  component: lazyRouteComponent(() => import('../features/export/exports-screen.tsx'), 'ExportsScreen'),
});
const workspace = createRoute({
  ...inShell('/workspace/$uuid/$'),
  staticData: { title: t('workspace'), full: true },
  // The screen's code contains its own placeholder; the default one has the shape of a page.
  pendingComponent: () => null,
  component: lazyRouteComponent(() => import('./workspace-route.tsx'), 'WorkspaceRoute'),
});
const references = createRoute({
  ...inShell('/references/$uuid'),
  staticData: { title: t('references'), full: true },
  component: lazyRouteComponent(() => import('./addressed-routes.tsx'), 'ReferencesRoute'),
});
const comment = createRoute({
  ...inShell('/comment/$item/$thread'),
  staticData: { title: t('workspace') },
  component: lazyRouteComponent(() => import('./comment-route.tsx'), 'CommentRoute'),
});
const help = createRoute({
  ...inShell('/help'),
  component: lazyRouteComponent(() => import('../features/help/help-screen.tsx'), 'HelpScreen'),
});
const newGroup = createRoute({
  ...inShell('/groups/new'),
  staticData: { title: t('newGroup') },
  component: lazyRouteComponent(() => import('../features/groups/new-group-screen.tsx'), 'NewGroupScreen'),
});
const manageGroup = createRoute({
  ...inShell('/groups/manage/$uuid'),
  staticData: { title: t('manageGroup') },
  component: lazyRouteComponent(() => import('./addressed-routes.tsx'), 'ManageGroupRoute'),
});

const admin = createRoute({
  ...inShell('/admin'),
  staticData: { title: t('admin'), full: true },
  component: lazyRouteComponent(() => import('./admin-layout.tsx'), 'AdminLayout'),
});
const inAdmin = <const Path extends string>(path: Path) => ({ getParentRoute: () => admin, path });

const adminRoutes = [
  createRoute({
    ...inAdmin('/'),
    component: lazyRouteComponent(
      () => import('../features/admin-dashboard/admin-dashboard-screen.tsx'),
      'AdminDashboardScreen',
    ),
  }),
  createRoute({
    ...inAdmin('/users'),
    validateSearch: readStatusSearch,
    component: lazyRouteComponent(() => import('../features/admin-users/users-screen.tsx'), 'UsersScreen'),
  }),
  createRoute({
    ...inAdmin('/users/create'),
    component: lazyRouteComponent(() => import('../features/admin-users/create-user-screen.tsx'), 'CreateUserScreen'),
  }),
  createRoute({
    ...inAdmin('/groups'),
    component: lazyRouteComponent(() => import('../features/admin-groups/groups-screen.tsx'), 'GroupsScreen'),
  }),
  createRoute({
    ...inAdmin('/groups/$uuid'),
    component: lazyRouteComponent(() => import('./addressed-routes.tsx'), 'GroupMembersRoute'),
  }),
  createRoute({
    ...inAdmin('/defaults/list'),
    component: lazyRouteComponent(
      () => import('../features/admin-defaults/defaults-list-screen.tsx'),
      'DefaultsListScreen',
    ),
  }),
  createRoute({
    ...inAdmin('/defaults/edit/{-$uuid}'),
    component: lazyRouteComponent(() => import('./addressed-routes.tsx'), 'DefaultsEditorRoute'),
  }),
  createRoute({
    ...inAdmin('/export/queue'),
    component: lazyRouteComponent(
      () => import('../features/admin-export-queue/export-queue-screen.tsx'),
      'ExportQueueScreen',
    ),
  }),
  createRoute({
    ...inAdmin('/settings'),
    component: lazyRouteComponent(() => import('../features/admin-settings/settings-screen.tsx'), 'SettingsScreen'),
  }),
  createRoute({
    ...inAdmin('/providers'),
    component: lazyRouteComponent(() => import('../features/admin-providers/providers-screen.tsx'), 'ProvidersScreen'),
  }),
  createRoute({
    ...inAdmin('/event-log'),
    component: lazyRouteComponent(() => import('../features/admin-event-log/event-log-screen.tsx'), 'EventLogScreen'),
  }),
];

/** Any other URL, so that none falls through to the root: guests are asked to log in first, as everywhere. */
const nowhere = createRoute({
  ...inShell('$'),
  component: lazyRouteComponent(() => import('./addressed-routes.tsx'), 'LostRoute'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    signup,
    forgotPassword,
    resetPassword,
    verifyEmail,
    signIn,
    setup,
    unsubscribe,
    invitation,
    link,
    guestPlace,
    shell.addChildren([
      dashboard,
      profile,
      notifications,
      exportHistory,
      workspace,
      references,
      comment,
      help,
      newGroup,
      manageGroup,
      admin.addChildren(adminRoutes),
      nowhere,
    ]),
  ]),
  trailingSlash: 'preserve',
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: CrashNotice,
  // Tokens and paths are strings; the default would parse some of them as numbers or JSON.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(search)) if (typeof value === 'string') params.set(name, value);
    return params.size === 0 ? '' : `?${params.toString()}`;
  },
});
