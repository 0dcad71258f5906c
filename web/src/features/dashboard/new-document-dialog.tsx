import { Anchor, Button, Modal, Radio, Select, TextInput } from '@mantine/core';
import { list } from '@scriptorium/contract/operations/workspace.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { IconBook2, IconFile, IconFileImport, IconFileText, IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { makeFiles } from '../../api/make-files.ts';
import { useCurrentUser } from '../../api/session.ts';
import { noteMade } from '../../lib/just-made.ts';
import { startDocument } from '../../lib/starters/start-document.ts';
import { type Template, TEMPLATES } from '../../lib/starters/templates.ts';
import { t } from '../../lib/texts/dashboard.ts';
import { wantImport } from '../../lib/wanted-import.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { toastError } from '../../ui/toasts.ts';
import { findOwn } from './find-own.ts';
import form from '../../ui/admin-list.module.css';
import style from './new-document.module.css';
import { t as common } from '../../lib/texts/common.ts';

const ICONS = { blank: IconFile, article: IconFileText, chapter: IconBook2, notes: IconListDetails } as const;

function TemplateIcon({ of }: { of: Template }) {
  const Icon = ICONS[of];
  return <Icon size={18} aria-hidden />;
}

export interface DialogProps {
  start: Template;
  /** Content that another application shared with this one. */
  shared?: { title: string; text: string };
  onClose: () => void;
}

/** Creates a document: a title, a template and a workspace. */
export function NewDocumentDialog(props: DialogProps) {
  const { start, shared, onClose } = props;
  const router = useRouter();
  const { data, refetch } = useQuery(operationQuery(list, {}));
  const [title, setTitle] = useState(shared?.title ?? '');
  const user = useCurrentUser();
  const [template, setTemplate] = useState(start);
  const [chosen, setChosen] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const workspaces = (data?.workspaces ?? []).filter(
    ({ role, shared }) => isAtLeast(role, 'editor') && shared?.type !== 'file',
  );
  const uuid = chosen ?? findOwn(workspaces)?.uuid;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (title.trim() === '' || sending) return;
    const today = new Date().toLocaleDateString('en-CA');
    const { name, text } = startDocument(title, template, user.displayName || user.email, today);
    setSending(true);
    try {
      // If submitted before the workspaces were listed, wait for them.
      const place = uuid ?? findOwn((await refetch({ throwOnError: true })).data?.workspaces ?? [])?.uuid;
      if (place === undefined) throw new Error(t('noWorkspace'));
      // Keeps both if the name is taken.
      const [item] = await makeFiles(
        place,
        [{ path: name, text: shared === undefined ? text : `${text}\n${shared.text}\n` }],
        'keep-both',
      );
      onClose();
      if (item !== undefined) noteMade(item.uuid);
      router.history.push(workspaceHref(place, item?.path ?? name));
    } catch (error) {
      toastError(t('newDocumentFailed'), error);
      setSending(false);
    }
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('newDocument')}
      size={480}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form className={form['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('documentTitle')}
          placeholder={t('documentTitleExample')}
          required
          data-autofocus
          maxLength={300}
          value={title}
          error={tried && title.trim() === '' ? t('titleMissing') : undefined}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Radio.Group label={t('startFrom')} value={template} onChange={(value) => setTemplate(value)}>
          <div className={style['templates']}>
            {TEMPLATES.map((one) => (
              <Radio.Card
                key={one}
                value={one}
                className={style['template'] ?? ''}
                // Enter submits, as in other form fields; the space bar selects.
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  event.currentTarget.form?.requestSubmit();
                }}
              >
                <TemplateIcon of={one} />
                <span className={style['name']}>{t(one)}</span>
                <span className={style['hint']}>{t(`${one}Hint`)}</span>
              </Radio.Card>
            ))}
          </div>
          {shared === undefined && uuid !== undefined && (
            <Anchor
              component="button"
              type="button"
              size="sm"
              className={style['import'] ?? ''}
              onClick={() => {
                onClose();
                wantImport(uuid);
                router.history.push(workspaceHref(uuid, ''));
              }}
            >
              <IconFileImport size={16} aria-hidden />
              {t('importInstead')}
            </Anchor>
          )}
        </Radio.Group>
        {workspaces.length > 1 && (
          <Select
            label={t('documentPlace')}
            allowDeselect={false}
            data={workspaces.map((workspace) => ({ value: workspace.uuid, label: workspace.ownerName }))}
            value={uuid ?? null}
            onChange={setChosen}
          />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={sending}>
            {t('create')}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
