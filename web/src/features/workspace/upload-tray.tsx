import { formatBytes } from '@scriptorium/contract/rules/byte-size.ts';
import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconChevronDown, IconChevronUp, IconRefresh, IconX } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { t } from '../../lib/texts/workspace.ts';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { cancelUpload, closeUploads, readUploads, retryUpload, subscribeUploads, type Upload } from './upload-queue.ts';
import style from './upload-tray.module.css';

/** Uploads in progress, one row per file. Failures stay until the tray is closed, and say what was stored. */
export function UploadTray() {
  const uploads = useSyncExternalStore(subscribeUploads, readUploads);
  const [folded, setFolded] = useState(false);
  if (uploads.length === 0) return null;
  const active = uploads.filter((each) => each.state === 'waiting' || each.state === 'sending').length;
  const failed = uploads.filter((each) => each.state === 'failed').length;
  const done = uploads.filter((each) => each.state === 'done').length;
  const title =
    active > 0
      ? t('uploading', { done: uploads.length - active + 1, count: uploads.length })
      : failed > 0
        ? t('uploadsFailed', { count: failed })
        : t('uploadsDone', { count: done });
  const Fold = folded ? IconChevronUp : IconChevronDown;
  return (
    <section className={style['tray']} data-upload-tray aria-label={t('uploads')}>
      <div className={style['head']}>
        <span role="status">{title}</span>
        <ActionIcon size="sm" aria-label={folded ? t('expand') : t('collapse')} onClick={() => setFolded(!folded)}>
          <Fold size={18} />
        </ActionIcon>
        {active === 0 && (
          <ActionIcon size="sm" aria-label={t('close')} onClick={closeUploads}>
            <IconX size={18} />
          </ActionIcon>
        )}
      </div>
      {!folded && (
        <ul className={style['list']}>
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UploadLine({ upload }: { upload: Upload }) {
  const { id, file, state, sent } = upload;
  const percent = file.size === 0 ? 0 : Math.round((sent / file.size) * 100);
  const { name } = file;
  return (
    <li className={style['line']} data-state={state}>
      <ItemIcon item={{ name, type: 'file' }} />
      <span className={style['name']} title={upload.relativePath}>
        {name}
      </span>
      {(state === 'waiting' || state === 'sending') && (
        <ActionIcon size="sm" aria-label={t('cancelUpload', { name })} onClick={() => cancelUpload(id)}>
          <IconX size={16} />
        </ActionIcon>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <ActionIcon size="sm" aria-label={t('retryUpload', { name })} onClick={() => retryUpload(id)}>
          <IconRefresh size={16} />
        </ActionIcon>
      )}
      {state === 'done' && <IconCheck size={16} aria-hidden />}
      {state === 'skipped' && <IconAlertCircle size={16} aria-hidden />}
      {state === 'sending' && (
        <span
          className={style['bar']}
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span style={{ width: `${percent}%` }} />
        </span>
      )}
      <span className={style['state']}>{describe(upload)}</span>
    </li>
  );
}

function describe(upload: Upload): string {
  const { state, sent, file } = upload;
  const total = formatBytes(file.size);
  if (state === 'waiting') return t('uploadWaiting');
  if (state === 'done') return t('uploadStored', { size: total });
  if (state !== 'sending') return upload.message;
  const seconds = (performance.now() - upload.startedAt) / 1000;
  const left = sent > 0 && seconds > 1 ? Math.ceil((seconds / sent) * (file.size - sent)) : null;
  const values = { sent: formatBytes(sent), total };
  return left === null ? t('uploadProgress', values) : t('uploadProgressLeft', { ...values, seconds: left });
}
