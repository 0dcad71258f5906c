import { checkDefaults, getDefaults, listDefaults, updateDefaults } from '@scriptorium/contract/operations/export.ts';
import type { Said } from '@scriptorium/contract/said.ts';
import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery, queryClient, useOperation } from '../../api/query-client.ts';
import { inLanguage } from '../../lib/in-language.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-exports.ts';
import { toastError } from '../../ui/toasts.ts';
import { checkAgain, openYamlEditor, type DefaultsProblem } from './yaml-editor.ts';

/** The code editor of a profile, mounted in `host`, with its problems and saved state. */
export function useProfileEditor({ uuid, name, saved }: { uuid: string; name: string; saved: string }) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [content, setContent] = useState(saved);
  const [kept, setKept] = useState(saved);
  const [problems, setProblems] = useState<readonly DefaultsProblem[]>([]);
  const update = useOperation(updateDefaults, [listDefaults]);

  const save = (): void => {
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
        const answer = await call(checkDefaults, { content: text, uuid });
        const found = answer.problems.map(({ line, message, said }) => ({
          line,
          message: inLanguage(message, said as Said | undefined),
        }));
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

  // Ctrl-S or Cmd-S saves, wherever the focus is on this screen.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      saveByKey();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return {
    host,
    content,
    problems,
    isDirty: content !== kept,
    isSaving: update.isPending,
    save,
    /** Call when the files attached to the profile have changed. */
    checkAgain: (): void => {
      if (view.current !== null) checkAgain(view.current);
    },
    showLine: (line: number): void => {
      const editor = view.current;
      if (editor === null) return;
      const at = editor.state.doc.line(Math.min(line, editor.state.doc.lines)).from;
      editor.dispatch({ selection: { anchor: at }, scrollIntoView: true });
      editor.focus();
    },
  };
}
