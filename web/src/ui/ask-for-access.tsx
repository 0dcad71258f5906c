import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { t } from '../lib/texts/asking.ts';
import { toastError } from './toasts.ts';

/**
 * Asks those who can share an item for access, once. `mayBeAbsent`: the user must not learn whether the item exists. `forFolder`: of
 * a text they can see.
 */
export function AskForAccess(
  props: ButtonProps & { onAsk: () => Promise<unknown>; mayBeAbsent?: boolean; forFolder?: boolean },
) {
  const { onAsk, mayBeAbsent = false, forFolder = false, ...button } = props;
  const [state, setState] = useState<'busy' | 'asked' | null>(null);
  const ask = async (): Promise<void> => {
    setState('busy');
    try {
      await onAsk();
      setState('asked');
    } catch (error) {
      toastError(t('failed'), error);
      setState(null);
    }
  };
  if (state === 'asked') return <span role="status">{t(mayBeAbsent ? 'askedMaybe' : 'asked')}</span>;
  return (
    <Button {...button} loading={state === 'busy'} onClick={() => void ask()}>
      {t(forFolder ? 'askFolder' : 'ask')}
    </Button>
  );
}
