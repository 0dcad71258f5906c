import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { readMessage } from '../lib/read-message.ts';
import { t as common } from '../lib/texts/common.ts';
import { t } from '../lib/texts/shell.ts';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

/**
 * In place of a screen that failed to load, with a retry button and other ways on. `prefix` as quoted in
 * docs/behaviour.md; `under` a heading of the page.
 */
export function LoadFailure(props: {
  error: unknown;
  /** What failed, if its name is known. */
  name?: string | undefined;
  title?: string;
  prefix?: string;
  under?: boolean;
  onRetry: () => void;
  children?: ReactNode;
}) {
  const { error, name, prefix, under = false, onRetry } = props;
  const { title = name === undefined || name === '' ? t('loadFailed') : t('loadFailedNamed', { name }) } = props;
  const message = readMessage(error);
  return (
    <div role="alert">
      <EmptyState
        alone={!under}
        picture={<IconCloudOff size={40} />}
        title={title}
        text={prefix === undefined ? `${message} ${t('nothingLost')}` : `${prefix} ${message}`}
      >
        <Button onClick={onRetry}>{common('tryAgain')}</Button>
        {props.children}
      </EmptyState>
    </div>
  );
}
