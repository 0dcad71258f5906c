import { Button } from '@mantine/core';
import { readMessage } from '../lib/read-message.ts';
import { t as common } from '../lib/texts/common.ts';
import { t } from '../lib/texts/shell.ts';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

/**
 * In place of a whole screen that failed to load, with a retry button and other ways on. `prefix` as quoted in
 * docs/behaviour.md.
 */
export function LoadFailure(props: { error: unknown; prefix?: string; onRetry: () => void; children?: ReactNode }) {
  const { error, prefix, onRetry } = props;
  const message = readMessage(error);
  return (
    <div role="alert">
      <EmptyState
        alone
        title={t('loadFailed')}
        text={prefix === undefined ? `${message} ${t('nothingLost')}` : `${prefix} ${message}`}
      >
        <Button onClick={onRetry}>{common('tryAgain')}</Button>
        {props.children}
      </EmptyState>
    </div>
  );
}
