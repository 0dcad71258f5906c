import {
  deleteAttachment,
  getAttachmentLink,
  listAttachments,
  uploadAttachments,
} from '@scriptorium/contract/operations/export-files.ts';
import { checkDefaults } from '@scriptorium/contract/operations/export.ts';
import { ATTACHMENT_EXTENSIONS, ATTACHMENT_LIMITS } from '@scriptorium/contract/rules/attachment-rules.ts';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconDownload, IconPaperclip, IconTrash, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery, refreshOperations, useOperation } from '../../api/query-client.ts';
import { upload } from '../../api/upload.ts';
import { t } from '../../lib/texts/admin-exports.ts';
import { ByteSize } from '../../ui/byte-size.tsx';
import { confirm } from '../../ui/confirm.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { toastError } from '../../ui/toasts.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import style from './defaults-editor-screen.module.css';

/** A profile's citation styles, reference documents, templates and filters. */
export function AttachmentsPanel({ uuid, onChange }: { uuid: string; onChange: () => void }) {
  const list = useQuery(operationQuery(listAttachments, { uuid }));
  const files = useAttachments(uuid, onChange);
  const attachments = list.data?.attachments ?? [];
  return (
    <section
      className={style['files']}
      aria-label={t('attachments')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void files.send([...event.dataTransfer.files]);
      }}
    >
      <div className={style['filesHead']}>
        <h2>
          <IconPaperclip size={16} aria-hidden />
          {t('attachments')}
        </h2>
        <FileButton multiple accept={ATTACHMENT_EXTENSIONS.join(',')} onChange={(chosen) => void files.send(chosen)}>
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="default"
              leftSection={<IconUpload size={16} />}
              loading={files.isSending}
            >
              {t('attach')}
            </Button>
          )}
        </FileButton>
      </div>
      {list.error !== null && (
        <LoadError prefix={t('attachmentsFailed')} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data !== undefined && attachments.length === 0 && (
        <p className="muted small">{t('attachmentsNone', { megabytes: ATTACHMENT_LIMITS.bytesOfOne / 1024 / 1024 })}</p>
      )}
      <ul>
        {attachments.map(({ name, size }) => (
          <Attachment
            key={name}
            name={name}
            size={size}
            onDownload={() => void files.download(name)}
            onRemove={() => void files.remove(name)}
          />
        ))}
      </ul>
    </section>
  );
}

function Attachment(props: { name: string; size: number; onDownload: () => void; onRemove: () => void }) {
  const { name } = props;
  return (
    <li>
      <code>{name}</code>
      <ByteSize bytes={props.size} />
      <Tooltip label={t('download', { file: name })}>
        <ActionIcon size="sm" aria-label={t('download', { file: name })} onClick={props.onDownload}>
          <IconDownload size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('detach', { name })}>
        <ActionIcon size="sm" aria-label={t('detach', { name })} onClick={props.onRemove}>
          <IconTrash size={16} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

function useAttachments(uuid: string, onChange: () => void) {
  const removal = useOperation(deleteAttachment, [listAttachments, checkDefaults]);
  const [isSending, setSending] = useState(false);
  const send = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const form = new FormData();
    form.append('uuid', uuid);
    for (const file of files) form.append('file', file, file.name);
    setSending(true);
    try {
      await upload(uploadAttachments, form);
      await refreshOperations([listAttachments]);
      onChange();
    } catch (error) {
      toastError(t('attachFailed'), error);
    } finally {
      setSending(false);
    }
  };
  const remove = async (name: string): Promise<void> => {
    if (!(await confirm({ title: t('detachTitle'), text: t('detachText', { name }), yes: t('delete') }))) return;
    removal.mutate(
      { uuid, name },
      { onSuccess: onChange, onError: (error) => void toastError(t('detachFailed'), error) },
    );
  };
  const download = async (name: string): Promise<void> => {
    try {
      const { url } = await call(getAttachmentLink, { uuid, name });
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
    } catch (error) {
      toastError(t('downloadFailed'), error);
    }
  };
  return { isSending, send, remove, download };
}
