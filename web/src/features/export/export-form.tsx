import { EXPORT_REVIEWS, type ExportReview, type OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { ActionIcon, Autocomplete, Button, Select } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCloudOff,
  IconFile,
  IconFileExport,
  IconFolder,
  IconX,
} from '@tabler/icons-react';
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { readConnection, subscribeConnection } from '../../api/connection.ts';
import { t } from '../../lib/texts/export.ts';
import { LoadError } from '../../ui/load-error.tsx';
import style from './export-form.module.css';
import { baseName, useExportPlan, useFolders, useSchedule } from './use-export-plan.ts';

interface ExportFormProps {
  workspaceUUID: string;
  paths: readonly string[];
  /** Profile preselected by the caller. */
  startProfile?: string | undefined;
  /** Called with the newly queued job. */
  onScheduled: (job: OwnExportJob) => void;
  /** Additional buttons, to the left of the submit button. */
  children?: ReactNode;
}

/** Profile, file name and submit button. */
export function ExportForm({ workspaceUUID, paths, onScheduled, children, ...props }: ExportFormProps) {
  const [order, setOrder] = useState(paths);
  const plan = useExportPlan(workspaceUUID, order, props.startProfile);
  const { profiles, profile, name, folder, review } = plan;
  const online = useSyncExternalStore(subscribeConnection, readConnection) === 'online';
  const { send, isPending } = useSchedule(onScheduled);
  const isReady = online && !plan.isFaulty;
  const folders = useFolders(workspaceUUID, order[0] ?? '');

  if (profiles.error !== null) {
    return <LoadError prefix={t('profilesFailed')} error={profiles.error} onRetry={() => void profiles.refetch()} />;
  }
  return (
    <form
      className={style['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const request = plan.read();
        if (request !== null) send(request);
      }}
    >
      {order.length > 1 && <FileOrder order={order} onChange={setOrder} />}
      <div className={style['fields']}>
        <ProfileChoice plan={plan} />
        <OutputName name={name.data?.filename} isPending={profile === undefined} />
      </div>
      <Autocomplete
        label={t('folder')}
        description={t('folderHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        placeholder={t('folderNone', { file: baseName(order[0] ?? '') })}
        leftSection={<IconFolder size={16} aria-hidden />}
        data={folders}
        // All of them, whatever stands in the field.
        filter={({ options }) => options}
        value={folder.value}
        error={folder.fault}
        disabled={profile === undefined}
        spellCheck={false}
        onChange={folder.type}
      />
      {review.isOffered && <ReviewChoice value={review.value} isWord={review.isWord} onChange={review.choose} />}
      {name.error !== null && folder.fault === undefined && (
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
          loading={isPending}
          disabled={!isReady}
          // Focused so that Enter exports, rather than pressing the dialog's close button.
          data-autofocus={isReady || undefined}
        >
          {t('schedule')}
        </Button>
      </div>
    </form>
  );
}

function ProfileChoice({ plan }: { plan: ReturnType<typeof useExportPlan> }) {
  return (
    <Select
      label={t('profile')}
      placeholder={t('chooseProfile')}
      data={plan.profiles.list.map(({ uuid, name }) => ({ value: uuid, label: name }))}
      value={plan.profile?.uuid ?? null}
      allowDeselect
      error={plan.isMissing ? t('profileRequired') : undefined}
      nothingFoundMessage={t('noProfiles')}
      comboboxProps={{ withinPortal: true }}
      onChange={plan.chooseProfile}
    />
  );
}

function OutputName({ name, isPending }: { name: string | undefined; isPending: boolean }) {
  const labelId = useId();
  return (
    <div className={style['name']}>
      <span id={labelId} className={style['label']}>
        {t('fileName')}
      </span>
      <output aria-labelledby={labelId} className={style['output']} data-empty={name === undefined || undefined}>
        <IconFile size={18} aria-hidden />
        <span>{name ?? (isPending ? t('fileNamePending') : '…')}</span>
      </output>
    </div>
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
