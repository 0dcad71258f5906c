import '../../ui/styles-shell.ts';
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { startServerEvents } from '../../api/server-events.ts';
import { useCapabilities } from '../../api/session.ts';
import { afterFirstScreen, Later } from '../../lib/first-screen.ts';
import { t } from '../../lib/texts/common.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { PageFooter } from '../../ui/page-footer.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { TrayCorner } from '../../ui/tray.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { EventRefresh } from './event-refresh.tsx';
import { PasswordDialogLauncher } from './password-dialog-launcher.tsx';
import { QuickSwitcher } from './quick-switcher.tsx';
import { keepApplication } from './keep-application.ts';
import { KeepFocus } from './keep-focus.tsx';
import { KeptCopies } from './kept-copies.tsx';
import { WithdrawTexts } from './withdraw-texts.tsx';
import { FollowLanguage } from './follow-language.tsx';
import { FollowTheme } from './follow-theme.tsx';
import { ShortcutsLauncher } from './shortcuts-launcher.tsx';
import { RegionKeys } from './region-keys.tsx';
import style from './shell-layout.module.css';
import { SlowNotice } from './slow-notice.tsx';
import { TopBar } from './top-bar.tsx';

const WorkTray = lazy(async () => ({ default: (await import('./work-tray.tsx')).WorkTray }));

/** Wraps every screen that requires login: bar, banner, content, footer, and background listeners. */
export function ShellLayout() {
  const capabilities = useCapabilities();
  const full = useMatches({ select: (matches) => matches.some((match) => match.staticData.full === true) });
  useEffect(startServerEvents, []);
  useEffect(() => afterFirstScreen(0, keepApplication), []);
  return (
    <div className={style['shell']} data-full={full || undefined}>
      <a className={style['skip']} href="#content">
        {t('skipToContent')}
      </a>
      <TopBar />
      <ConnectionBanner />
      <main id="content" className={style['content']} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      {!full && <PageFooter {...capabilities} />}
      <SlowNotice />
      <TrayCorner />
      <Later>
        <ErrorBoundary fallback={null}>
          <Suspense>
            <WorkTray />
          </Suspense>
        </ErrorBoundary>
      </Later>
      <KeptCopies />
      <WithdrawTexts />
      <ConfirmDialog />
      <PasswordDialogLauncher />
      <QuickSwitcher />
      <ShortcutsLauncher />
      <EventRefresh />
      <RegionKeys />
      <KeepFocus />
      <FollowLanguage />
      <FollowTheme />
    </div>
  );
}
