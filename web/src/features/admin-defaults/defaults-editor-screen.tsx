import { checkDefaults, getDefaults, listDefaults, updateDefaults } from '@scriptorium/contract/operations/export.ts';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconArrowLeft, IconCircleCheck, IconDeviceFloppy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useBlocker } from '@tanstack/react-router';
import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery, queryClient, useOperation } from '../../api/query-client.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-exports.ts';
import { confirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastError } from '../../ui/toasts.ts';
import style from './defaults-editor-screen.module.css';
import { AttachmentsPanel } from './attachments-panel.tsx';
import { TryPanel } from './try-panel.tsx';
import { checkAgain, openYamlEditor, type DefaultsProblem } from './yaml-editor.ts';

/** The editor of one export profile. */
export function DefaultsEditorScreen({ uuid }: { uuid: string }) {
  // Fetched once: it must not change while being edited.
  const file = useQuery({
    ...operationQuery(getDefaults, { uuid }),
    enabled: uuid !== '',
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (uuid === '') return <EmptyState title={admin('defaultsNoUuid')} />;
  return (
    <div className={style['screen']}>
      {file.error !== null && (
        <LoadError prefix={admin('defaultsContentFailed')} error={file.error} onRetry={() => void file.refetch()} />
      )}
      {file.isPending && file.error === null && <RowsSkeleton rows={8} />}
      {file.data !== undefined && (
        <ProfileEditor uuid={uuid} name={file.data.defaultsFile.name} saved={file.data.defaultsFile.content} />
      )}
    </div>
  );
}

function ProfileEditor({ uuid, name, saved }: { uuid: string; name: string; saved: string }) {
  const [content, setContent] = useState(saved);
  const [kept, setKept] = useState(saved);
  const [problems, setProblems] = useState<readonly DefaultsProblem[]>([]);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const update = useOperation(updateDefaults, [listDefaults]);
  const dirty = content !== kept;

  const save = () => {
    const sent = view.current?.state.doc.toString() ?? content;
    update.mutate(
      { uuid, content: sent },
      {
        onSuccess: () => {
          setKept(sent);
          queryClient.setQueryData(operationQuery(getDefaults, { uuid }).queryKey, {
            defaultsFile: { uuid, name, content: sent },
          });
        },
        onError: (error) => void toastError(admin('defaultsSaveFailed'), error),
      },
    );
  };
  const saveByKey = useEffectEvent(save);

  const open = useEffectEvent((parent: HTMLElement) =>
    openYamlEditor({
      parent,
      content: kept,
      label: t('code', { name }),
      check: async (text) => {
        const { problems: found } = await call(checkDefaults, { content: text, uuid });
        setProblems(found);
        return found;
      },
      onChange: setContent,
      onSave: () => saveByKey(),
    }),
  );
  useEffect(() => {
    if (host.current === null) return undefined;
    const opened = open(host.current);
    view.current = opened;
    return () => {
      view.current = null;
      opened.destroy();
    };
  }, []);

  // Ctrl-S or Cmd-S saves wherever the focus is on this screen.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      saveByKey();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  useBlocker({
    shouldBlockFn: async () =>
      dirty && !(await confirm({ title: t('leaveTitle'), text: t('leaveText', { name }), yes: t('leave') })),
    enableBeforeUnload: () => dirty,
  });

  const showLine = (line: number) => {
    const editor = view.current;
    if (editor === null) return;
    const at = editor.state.doc.line(Math.min(line, editor.state.doc.lines)).from;
    editor.dispatch({ selection: { anchor: at }, scrollIntoView: true });
    editor.focus();
  };

  return (
    <>
      <header className={style['bar']}>
        <Link to="/admin/defaults/list" className={style['back']}>
          <IconArrowLeft size={16} aria-hidden />
          {t('back')}
        </Link>
        <h1>{name}</h1>
        <span className={style['saved']} data-dirty={dirty || undefined} role="status">
          {dirty ? t('unsaved') : t('saved')}
        </span>
        <Button
          leftSection={<IconDeviceFloppy size={18} />}
          loading={update.isPending}
          disabled={!dirty}
          onClick={save}
        >
          {t('save')}
        </Button>
      </header>
      <div className={style['halves']}>
        <div className={style['edit']}>
          <div className={style['code']} ref={host} />
          <AttachmentsPanel uuid={uuid} onChange={() => view.current !== null && checkAgain(view.current)} />
          <div className={style['problems']} aria-live="polite">
            {problems.length === 0 ? (
              <p>
                <IconCircleCheck size={16} aria-hidden />
                {t('noProblems')}
              </p>
            ) : (
              <>
                <p data-bad>
                  <IconAlertCircle size={16} aria-hidden />
                  {t('problems', { count: problems.length })}
                </p>
                <ul>
                  {problems.map(({ line, message }) => (
                    <li key={`${line} ${message}`}>
                      <button type="button" onClick={() => showLine(line)}>
                        {t('problemAt', { line, message })}
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
        <TryPanel uuid={uuid} content={content} />
      </div>
    </>
  );
}
