import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { formatBytes } from '../../lib/format-bytes.ts';
import { t as tray } from '../../lib/texts/uploads.ts';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { summarize } from './merge-dialog.tsx';
import { Tray, TrayLine } from '../../ui/tray.tsx';
import { cancelUpload, closeUploads, readUploads, retryUpload, subscribeUploads, type Upload } from './upload-queue.ts';

/** Uploads in progress, one row per file. Failures remain until the tray is closed, and say what was stored. */
export function UploadTray() {
  const uploads = useSyncExternalStore(subscribeUploads, readUploads);
  if (uploads.length === 0) return null;
  const active = uploads.filter((each) => each.state === 'waiting' || each.state === 'sending').length;
  const failed = uploads.filter((each) => each.state === 'failed').length;
  const done = uploads.filter((each) => each.state === 'done').length;
  const title =
    active > 0
      ? tray('uploading', { done: uploads.length - active + 1, count: uploads.length })
      : failed > 0
        ? tray('failed', { count: failed })
        : tray('allDone', { count: done });
  return (
    <Tray label={tray('uploads')} title={title} onClose={active === 0 ? closeUploads : undefined}>
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} />
      ))}
    </Tray>
  );
}

function UploadLine({ upload }: { upload: Upload }) {
  const { id, file, state, sent } = upload;
  const percent = file.size === 0 ? 0 : Math.round((sent / file.size) * 100);
  const { name } = file;
  return (
    <TrayLine
      icon={<ItemIcon item={{ name, type: 'file' }} />}
      name={name}
      title={upload.relativePath}
      state={state}
      progress={state === 'sending' ? percent : undefined}
      note={describe(upload)}
    >
      {(state === 'waiting' || state === 'sending') && (
        <ActionIcon size="sm" aria-label={tray('cancel', { name })} onClick={() => cancelUpload(id)}>
          <IconX size={16} />
        </ActionIcon>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <ActionIcon size="sm" aria-label={tray('retry', { name })} onClick={() => retryUpload(id)}>
          <IconRefresh size={16} />
        </ActionIcon>
      )}
      {state === 'done' && <IconCheck size={16} aria-hidden />}
      {state === 'skipped' && <IconAlertCircle size={16} aria-hidden />}
    </TrayLine>
  );
}

function describe(upload: Upload): string {
  const { state, sent, file } = upload;
  const total = formatBytes(file.size);
  if (state === 'waiting') return tray('waiting');
  if (state === 'done') return upload.merges[0] ? summarize(upload.merges[0]) : tray('stored', { size: total });
  if (state !== 'sending') return upload.message;
  const seconds = (performance.now() - upload.startedAt) / 1000;
  const left = sent > 0 && seconds > 1 ? Math.ceil((seconds / sent) * (file.size - sent)) : null;
  const values = { sent: formatBytes(sent), total };
  return left === null ? tray('progress', values) : tray('progressLeft', { ...values, seconds: left });
}
