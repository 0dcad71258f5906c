import { Button } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import { readMessage } from '../lib/read-message.ts';
import { t as common } from '../lib/texts/common.ts';
import { t } from '../lib/texts/shell.ts';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import style from './load-failure.module.css';
import { useRetry } from './use-retry.ts';

/**
 * In place of a screen that failed to load, which is retried by itself and with a button; with other ways on. `prefix` as quoted in
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
  const left = useRetry(error, onRetry);
  // A cloud stands for the connection; here the server has answered.
  const Picture = error instanceof OperationError ? IconAlertTriangle : IconCloudOff;
  return (
    <div role="alert" className={under ? undefined : style['page']}>
      <EmptyState
        alone={!under}
        picture={<Picture size={40} />}
        title={title}
        text={prefix === undefined ? `${message} ${t('nothingLost')}` : `${prefix} ${message}`}
      >
        <Button onClick={onRetry}>{common('tryAgain')}</Button>
        {props.children}
        {left !== null && (
          // Not read out each second.
          <p aria-live="off" className={style['again']}>
            {t('againIn', { seconds: left })}
          </p>
        )}
      </EmptyState>
    </div>
  );
}
