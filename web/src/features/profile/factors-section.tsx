import { Badge, Button } from '@mantine/core';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { beginTotp, readFactors, removeTotp, renewRecoveryCodes } from '@scriptorium/contract/operations/factors.ts';
import { IconDeviceMobile, IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { operationQuery, refreshOperations, useOperation } from '../../api/query-client.ts';
import { t, T } from '../../lib/texts/factors.ts';
import { confirm } from '../../ui/confirm.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Section } from '../../ui/section.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { FactorRow } from './factor-row.tsx';
import { TrustedRows } from './trusted-rows.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import style from './profile-screen.module.css';

const SetUpDialog = lazy(async () => ({ default: (await import('./set-up-dialog.tsx')).SetUpDialog }));
const CodesDialog = lazy(async () => ({ default: (await import('./set-up-dialog.tsx')).CodesDialog }));

type Begun = OutputOf<typeof beginTotp> & { isFirst: boolean };
type Factors = OutputOf<typeof readFactors>;

/** The second factors asked for at login in addition to the password. */
export function FactorsSection({ email }: { email: string }) {
  const query = useQuery(operationQuery(readFactors, {}));
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = (shown: readonly string[]): void => {
    setBegun(null);
    if (shown.length > 0) setCodes(shown);
    void refreshOperations([readFactors]);
  };
  const hasFactor = query.data !== undefined && countFactors(query.data) > 0;
  return (
    <Section title={t('security')} hint={t('securityHint')} wide>
      {query.isPending && <RowsSkeleton rows={1} />}
      {query.error !== null && (
        <LoadError error={query.error} prefix={t('loadFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && (
        <>
          <ul className={style['list']}>
            <AppRow factors={query.data} onBegun={setBegun} />
            <PasskeyRows passkeys={query.data.passkeys} onAdded={close} />
            {hasFactor && <CodesRow left={query.data.recoveryCodes} onRenewed={setCodes} />}
            <TrustedRows trusted={query.data.trusted} />
          </ul>
          {query.data.required && hasFactor && <p className={style['note']}>{t('required')}</p>}
        </>
      )}
      <Suspense>
        {begun !== null && <SetUpDialog begun={begun} onClose={close} />}
        {codes !== null && <CodesDialog codes={codes} email={email} onClose={() => setCodes(null)} />}
      </Suspense>
    </Section>
  );
}

function countFactors({ totp, passkeys }: Factors): number {
  return (totp === null ? 0 : 1) + passkeys.length;
}

function AppRow({ factors, onBegun }: { factors: Factors; onBegun: (begun: Begun) => void }) {
  const begin = useOperation(beginTotp);
  const remove = useOperation(removeTotp, [readFactors]);
  const { totp } = factors;
  const setUp = (): void =>
    begin.mutate(
      {},
      {
        onSuccess: (begun) => onBegun({ ...begun, isFirst: totp === null }),
        onError: (error) => toastFailure(t('setUpFailed'), error),
      },
    );
  const ask = async (): Promise<void> => {
    if (!(await confirm({ title: t('removeTitle'), text: t('removeText'), yes: t('removeYes') }))) return;
    remove.mutate(
      {},
      {
        onSuccess: () => void toastSuccess(t('removed')),
        onError: (error) => toastFailure(t('removeFailed'), error),
      },
    );
  };
  const used =
    totp?.lastUsed == null ? (
      t('appNever')
    ) : (
      <T k="appUsed" components={{ time: <RelativeTime time={totp.lastUsed} /> }} />
    );
  return (
    <FactorRow
      icon={<IconDeviceMobile size={20} aria-hidden />}
      name={t('app')}
      state={
        totp === null ? (
          t('appNone')
        ) : (
          <>
            <T k="appSince" components={{ time: <RelativeTime time={totp.addedOn} /> }} /> · {used}
          </>
        )
      }
    >
      {totp !== null && (
        <Badge variant="light" color="green">
          {t('on')}
        </Badge>
      )}
      <Button
        variant="default"
        size="xs"
        loading={begin.isPending}
        aria-label={t(totp === null ? 'setUpNamed' : 'replaceNamed')}
        onClick={setUp}
      >
        {t(totp === null ? 'setUp' : 'replace')}
      </Button>
      {totp !== null && !(factors.required && countFactors(factors) === 1) && (
        <Button
          variant="default"
          size="xs"
          loading={remove.isPending}
          aria-label={t('removeNamed')}
          onClick={() => void ask()}
        >
          {t('remove')}
        </Button>
      )}
    </FactorRow>
  );
}

function CodesRow({ left, onRenewed }: { left: number; onRenewed: (codes: readonly string[]) => void }) {
  const renew = useOperation(renewRecoveryCodes, [readFactors]);
  const ask = async (): Promise<void> => {
    if (!(await confirm({ title: t('renewTitle'), text: t('renewText'), yes: t('renew') }))) return;
    renew.mutate(
      {},
      {
        onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes),
        onError: (error) => toastFailure(t('renewFailed'), error),
      },
    );
  };
  return (
    <FactorRow icon={<IconKey size={20} aria-hidden />} name={t('codes')} state={t('codesLeft', { count: left })}>
      <Button variant="default" size="xs" loading={renew.isPending} onClick={() => void ask()}>
        {t('renew')}
      </Button>
    </FactorRow>
  );
}
