import { Button } from '@mantine/core';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { t } from '../lib/texts/common.ts';
import { EmptyState } from './empty-state.tsx';

/** What is shown in the place of a screen that could not be drawn. */
export function CrashNotice({ error }: { error: unknown }) {
  // A new release takes old chunks away: only a reload helps then.
  const lostChunk =
    error instanceof Error && /dynamically imported module|Importing a module script/.test(error.message);
  return (
    <div role="alert">
      <EmptyState title={t('crashTitle')} text={t('crashText')}>
        <Button component="a" href="/" variant={lostChunk ? 'default' : 'filled'}>
          {t('crashBack')}
        </Button>
        <Button variant={lostChunk ? 'filled' : 'default'} onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </EmptyState>
    </div>
  );
}

/** Keeps a mistake in one part of a page from taking the rest with it. */
export class ErrorBoundary extends Component<{ children: ReactNode; fallback?: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return this.props.fallback === undefined ? <CrashNotice error={this.state.error} /> : this.props.fallback;
  }
}
