import { Button } from '@mantine/core';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { t } from '../lib/texts/common.ts';
import { EmptyState } from './empty-state.tsx';

/** Replaces a screen that failed to render. */
export function CrashNotice({ error }: { error: unknown }) {
  // A new release removes old chunks: only a reload helps.
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

/** Contains an error to one part of the page. */
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
