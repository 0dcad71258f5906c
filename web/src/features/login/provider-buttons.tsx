import { Button } from '@mantine/core';
import { beginProviderLogin } from '@scriptorium/contract/operations/providers.ts';
import type { ShownProvider } from '@scriptorium/contract/shapes.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { describeClient } from '../../lib/describe-client.ts';
import { goToProvider } from '../../lib/go-to-provider.ts';
import { readMessage } from '../../lib/read-message.ts';
import { readRedirectPath } from '../../lib/redirect-path.ts';
import { t } from '../../lib/texts/sign-in.ts';
import { Notice } from '../../ui/notice.tsx';
import { ProviderIcon } from '../../ui/provider-icon.tsx';
import { useLeaving } from '../../ui/use-leaving.ts';
import style from './provider-buttons.module.css';

/** A button for each provider that users may log in with. */
export function ProviderButtons(props: {
  providers: readonly ShownProvider[];
  /** Whether another login method is shown above. */
  isSecond: boolean;
  redirect: unknown;
}) {
  const { leaving, setLeaving } = useLeaving();
  const [error, setError] = useState<unknown>(null);
  const begin = async (providerUUID: string): Promise<void> => {
    setLeaving(providerUUID);
    setError(null);
    try {
      const redirect = readRedirectPath(props.redirect, location.origin);
      const { url } = await call(beginProviderLogin, { providerUUID, redirect, clientID: describeClient(navigator) });
      goToProvider(url);
    } catch (problem) {
      setError(problem);
      setLeaving(null);
    }
  };
  return (
    <div className={style['buttons']}>
      {props.isSecond && <div className={style['or']}>{t('or')}</div>}
      {props.providers.map(({ uuid, name, preset }, index) => (
        <Button
          key={uuid}
          variant="default"
          size="md"
          fullWidth
          autoFocus={!props.isSecond && index === 0}
          leftSection={<ProviderIcon preset={preset} />}
          loading={leaving === uuid}
          disabled={leaving !== null && leaving !== uuid}
          onClick={() => void begin(uuid)}
        >
          {t('with', { provider: name })}
        </Button>
      ))}
      {error !== null && <Notice kind="danger">{t('beginFailed', { message: readMessage(error) })}</Notice>}
    </div>
  );
}
