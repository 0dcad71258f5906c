import { Badge, Button } from '@mantine/core';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { endTrustedDevice, readFactors } from '@scriptorium/contract/operations/factors.ts';
import { IconDeviceDesktopCheck } from '@tabler/icons-react';
import { useOperation } from '../../api/query-client.ts';
import { showClient } from '../../lib/show-client.ts';
import { t, T } from '../../lib/texts/trusted.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { FactorRow } from './factor-row.tsx';

type Trusted = OutputOf<typeof readFactors>['trusted'][number];

/** Browsers in which no second factor is asked for. */
export function TrustedRows({ trusted }: { trusted: readonly Trusted[] }) {
  return trusted.map((device) => <TrustedRow key={device.uuid} device={device} />);
}

function TrustedRow({ device }: { device: Trusted }) {
  const name = showClient(device.clientID) || t('unknown');
  const end = useOperation(endTrustedDevice, [readFactors]);
  const stop = (): void =>
    end.mutate(
      { deviceUUID: device.uuid },
      {
        onSuccess: () => void toastSuccess(t('ended', { name })),
        onError: (error) => toastFailure(t('endFailed'), error),
      },
    );
  return (
    <FactorRow
      icon={<IconDeviceDesktopCheck size={20} aria-hidden />}
      name={name}
      state={<T k="since" components={{ time: <RelativeTime time={device.addedOn} /> }} />}
    >
      {device.isCurrent && (
        <Badge variant="light" color="green">
          {t('thisOne')}
        </Badge>
      )}
      <Button variant="default" size="xs" loading={end.isPending} aria-label={t('endNamed', { name })} onClick={stop}>
        {t('end')}
      </Button>
    </FactorRow>
  );
}
