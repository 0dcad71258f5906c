import {
  computeOutputFilename,
  listDefaults,
  listJobs,
  schedule,
  type OwnExportJob,
} from '@scriptorium/contract/operations/export.ts';
import { ActionIcon, Button, Select } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCloudOff, IconFile, IconFileExport, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { readConnection, subscribeConnection } from '../../api/connection.ts';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { t } from '../../lib/texts/export.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './export-form.module.css';

const LAST_PROFILE = 'export-profile';

interface ExportFormProps {
  workspaceUUID: string;
  paths: readonly string[];
  /** Called with the new job. */
  onScheduled?: (job: OwnExportJob) => void;
  /** More buttons, left of the one that schedules. */
  children?: ReactNode;
  /** Side by side where there is room. */
  wide?: boolean;
}

/** Profile, file name, and the button: the same in the dialog and in the panel. */
export function ExportForm({ workspaceUUID, paths, onScheduled, children, wide }: ExportFormProps) {
  const labelId = useId();
  const [order, setOrder] = useState(paths);
  const [chosen, setChosen] = useState<string | null>(() => localStorage.getItem(LAST_PROFILE));
  const [missing, setMissing] = useState(false);
  const online = useSyncExternalStore(subscribeConnection, readConnection) === 'online';
  const profiles = useQuery(operationQuery(listDefaults, {}));
  const list = profiles.data?.defaultsFiles ?? [];
  const profile = list.find(({ uuid }) => uuid === chosen);
  const first = order[0] ?? '';
  const name = useQuery({
    ...operationQuery(computeOutputFilename, {
      profileUuid: profile?.uuid ?? '',
      inputFilename: baseName(first),
      uuid: workspaceUUID,
      files: [...order],
    }),
    enabled: profile !== undefined && first !== '',
  });
  const submit = useOperation(schedule, [listJobs, computeOutputFilename]);

  const send = () => {
    if (profile === undefined) {
      setMissing(true);
      return;
    }
    localStorage.setItem(LAST_PROFILE, profile.uuid);
    submit.mutate(
      { uuid: workspaceUUID, profileUuid: profile.uuid, files: [...order] },
      {
        onSuccess: ({ job }) => {
          toastSuccess(t('scheduled'));
          onScheduled?.(job);
        },
        onError: (error) => void toastError(t('scheduleFailed'), error),
      },
    );
  };

  if (profiles.error !== null) {
    return <LoadError prefix={t('profilesFailed')} error={profiles.error} onRetry={() => void profiles.refetch()} />;
  }
  return (
    <form
      className={style['form']}
      data-wide={wide || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {order.length > 1 && <FileOrder order={order} onChange={setOrder} />}
      <div className={style['fields']}>
        <Select
          label={t('profile')}
          placeholder={t('chooseProfile')}
          data={list.map(({ uuid, name: label }) => ({ value: uuid, label }))}
          value={profile?.uuid ?? null}
          error={missing && profile === undefined ? t('profileRequired') : undefined}
          nothingFoundMessage={t('noProfiles')}
          comboboxProps={{ withinPortal: true }}
          onChange={(value) => {
            setChosen(value);
            setMissing(false);
          }}
        />
        <div className={style['name']}>
          <span id={labelId} className={style['label']}>
            {t('fileName')}
          </span>
          <output
            aria-labelledby={labelId}
            className={style['output']}
            data-empty={name.data === undefined || undefined}
          >
            <IconFile size={18} aria-hidden />
            <span>{name.data?.filename ?? (profile === undefined ? t('fileNamePending') : '…')}</span>
          </output>
        </div>
      </div>
      {name.error !== null && (
        <LoadError prefix={t('nameFailed')} error={name.error} onRetry={() => void name.refetch()} />
      )}
      <p className={style['hint']}>
        {order.length > 1
          ? t('besideMany', { count: order.length, file: baseName(first) })
          : t('besideOne', { file: baseName(first) })}
      </p>
      {!online && (
        <p className={style['offline']} role="status">
          <IconCloudOff size={16} aria-hidden />
          {t('offline')}
        </p>
      )}
      <div className={style['actions']}>
        {children}
        <Button
          type="submit"
          leftSection={<IconFileExport size={18} />}
          loading={submit.isPending}
          disabled={!online}
          fullWidth={wide !== true}
        >
          {t('schedule')}
        </Button>
      </div>
    </form>
  );
}

function FileOrder({ order, onChange }: { order: readonly string[]; onChange: (order: readonly string[]) => void }) {
  const labelId = useId();
  const swap = (from: number, to: number) => {
    const next = [...order];
    const [moved] = next.splice(from, 1);
    if (moved !== undefined) next.splice(to, 0, moved);
    onChange(next);
  };
  return (
    <div>
      <span id={labelId} className={style['label']}>
        {t('files')}
      </span>
      <ol className={style['order']} aria-labelledby={labelId}>
        {order.map((path, index) => (
          <li key={path}>
            <span className={style['path']} title={path}>
              {path}
            </span>
            <ActionIcon
              size="sm"
              aria-label={t('moveUp', { file: path })}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            >
              <IconArrowUp size={16} />
            </ActionIcon>
            <ActionIcon
              size="sm"
              aria-label={t('moveDown', { file: path })}
              disabled={index === order.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              <IconArrowDown size={16} />
            </ActionIcon>
            <ActionIcon
              size="sm"
              aria-label={t('leaveOut', { file: path })}
              onClick={() => onChange(order.filter((each) => each !== path))}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ol>
    </div>
  );
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
