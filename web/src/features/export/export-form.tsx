import { OperationError } from '@scriptorium/contract/errors.ts';
import {
  computeOutputFilename,
  listDefaults,
  listJobs,
  schedule,
  EXPORT_REVIEWS,
  type DefaultsSummary,
  type ExportReview,
  type OwnExportJob,
} from '@scriptorium/contract/operations/export.ts';
import { counts } from '@scriptorium/contract/operations/review.ts';
import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconCloudOff, IconFile, IconFileExport, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { readConnection, subscribeConnection } from '../../api/connection.ts';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { t } from '../../lib/texts/export.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './export-form.module.css';

/** Debounce of the folder field, ms. */
const SETTLE = 400;

interface ExportFormProps {
  workspaceUUID: string;
  paths: readonly string[];
  /** Called with the new job. */
  onScheduled?: (job: OwnExportJob) => void;
  /** More buttons, left of the submit button. */
  children?: ReactNode;
  /** Side by side where there is room. */
  wide?: boolean;
}

/** Profile, file name and submit button: the same in the dialog and the panel. */
export function ExportForm({ workspaceUUID, paths, onScheduled, children, wide }: ExportFormProps) {
  const labelId = useId();
  const [order, setOrder] = useState(paths);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [typedFolder, setTypedFolder] = useState<string | undefined>(undefined);
  const [folder] = useDebouncedValue(typedFolder, SETTLE);
  const [missing, setMissing] = useState(false);
  const online = useSyncExternalStore(subscribeConnection, readConnection) === 'online';
  const profiles = useQuery(operationQuery(listDefaults, {}));
  const list = profiles.data?.defaultsFiles ?? [];
  const first = order[0] ?? '';
  const usual = useUsualProfile(workspaceUUID, paths[0] ?? '', list);
  const profile = list.find(({ uuid }) => uuid === (chosen === undefined ? usual : chosen));
  const name = useQuery({
    ...operationQuery(computeOutputFilename, {
      profileUuid: profile?.uuid ?? '',
      inputFilename: baseName(first),
      uuid: workspaceUUID,
      files: [...order],
      ...(folder === undefined ? {} : { folder }),
    }),
    enabled: profile !== undefined && first !== '',
    placeholderData: keepPreviousData,
  });
  const folderFault =
    name.error instanceof OperationError && name.error.field === 'folder' ? name.error.message : undefined;
  const reviewed = useQuery(operationQuery(counts, { uuid: workspaceUUID }));
  const hasReview = (reviewed.data?.documents.length ?? 0) > 0;
  const isWord = profile?.extension === 'docx';
  const [review, setReview] = useState<ExportReview>('leave-out');
  const submit = useOperation(schedule, [listJobs, computeOutputFilename]);

  const send = () => {
    if (profile === undefined) {
      setMissing(true);
      return;
    }
    const into = typedFolder === undefined ? {} : { folder: typedFolder };
    submit.mutate(
      { uuid: workspaceUUID, profileUuid: profile.uuid, files: [...order], ...into, review },
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
          allowDeselect
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
      <TextInput
        label={t('folder')}
        description={t('folderHint', { file: baseName(first) })}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={typedFolder ?? name.data?.folder ?? ''}
        error={folderFault}
        disabled={profile === undefined}
        spellCheck={false}
        onChange={(event) => setTypedFolder(event.currentTarget.value)}
      />
      {hasReview && <ReviewChoice value={review} isWord={isWord} onChange={setReview} />}
      {name.error !== null && folderFault === undefined && (
        <LoadError prefix={t('nameFailed')} error={name.error} onRetry={() => void name.refetch()} />
      )}
      <p className={style['hint']}>
        {order.length > 1 && `${t('manyBecomeOne', { count: order.length })} `}
        {t('replaces')}
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
          disabled={!online || folderFault !== undefined || (review === 'show' && !isWord)}
          fullWidth={wide !== true}
        >
          {t('schedule')}
        </Button>
      </div>
    </form>
  );
}

/** The profile of this text's last export, else of the user's last export, else PDF; undefined until known. */
function useUsualProfile(workspaceUUID: string, path: string, list: readonly DefaultsSummary[]): string | undefined {
  const ofText = useQuery(operationQuery(listJobs, { uuid: workspaceUUID, itemPath: path, limit: 1 }));
  const ofAll = useQuery(operationQuery(listJobs, { limit: 1 }));
  if ((ofText.isPending && !ofText.isError) || (ofAll.isPending && !ofAll.isError)) return undefined;
  const last = [ofText, ofAll].map(({ data }) => data?.jobs[0]?.profile.uuid);
  return (
    last.find((uuid) => list.some((each) => each.uuid === uuid)) ??
    list.toSorted((a, b) => Number(b.builtin) - Number(a.builtin)).find(({ extension }) => extension === 'pdf')?.uuid
  );
}

const REVIEW_TEXTS = { 'leave-out': 'reviewLeaveOut', accept: 'reviewAccept', show: 'reviewShow' } as const;

interface ReviewChoiceProps {
  value: ExportReview;
  isWord: boolean;
  onChange: (value: ExportReview) => void;
}

/** Offered in workspaces with comments or suggestions. */
function ReviewChoice({ value, isWord, onChange }: ReviewChoiceProps) {
  return (
    <Select
      label={t('review')}
      description={value === 'show' && !isWord ? undefined : t('reviewHint')}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={value === 'show' && !isWord ? t('reviewWordOnly') : undefined}
      data={EXPORT_REVIEWS.map((each) => ({
        value: each,
        label: t(REVIEW_TEXTS[each]),
        disabled: each === 'show' && !isWord,
      }))}
      value={value}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      onChange={(chosen) => onChange(EXPORT_REVIEWS.find((each) => each === chosen) ?? 'leave-out')}
    />
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
