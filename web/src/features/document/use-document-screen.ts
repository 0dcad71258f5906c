import { useCallback, useEffect } from 'react';
import type { EditorHandle, OutlineItem } from '../../editor/options.ts';
import { useIsMember, useIsOthersToo, useMayEdit } from '../../api/may-edit.ts';
import { useServerEvents } from '../../api/server-events.ts';
import { isLoggedIn, useCapabilities } from '../../api/session.ts';
import { useWriter } from '../../api/writer.ts';
import { t } from '../../lib/texts/document.ts';
import type { RenderReferenceForm } from './cite-dialog.tsx';
import { isData, isTabular, languageOf } from './language-name.ts';
import { useReviewPlace } from './review/use-review-place.ts';
import { useAuthorColors } from './use-author-colors.ts';
import { useCitationStyle } from './use-citation-style.tsx';
import { useCiting } from './use-citing.tsx';
import { useDocument } from './use-document.ts';
import { useDocumentAssets } from './use-document-assets.ts';
import { useEditor } from './use-editor.ts';
import { useOpenPath } from './use-open-path.ts';
import { usePanel } from './use-panel.ts';
import { useReadLatest } from './use-read-latest.ts';
import { useResultToggle } from './use-result-toggle.ts';
import { useWordReturn } from './word-return/use-word-return.ts';

interface Options {
  readonly workspaceUUID: string;
  readonly path: string;
  readonly itemUUID: string;
  readonly comment: string | null;
  readonly find?: { readonly words: string } | null;
  readonly showExport: boolean;
  readonly startsWriting: boolean;
  readonly renderReferenceForm: RenderReferenceForm;
}

/** The open text with all that is around it: its connection, editor, review, result and side panel. */
export function useDocumentScreen({ workspaceUUID, path, itemUUID, ...options }: Options) {
  const capabilities = useCapabilities();
  const mayEdit = useMayEdit(workspaceUUID);
  const isShared = useIsOthersToo(workspaceUUID);
  // A result is a new file beside the text; the PDF beside it is stored nowhere, so whoever reads may have it made.
  const mayExport = useIsMember(workspaceUUID) && mayEdit;
  // Neither is for guests of a link.
  const exportsEnabled = capabilities.exportsEnabled && isLoggedIn() && !isData(path);
  const { uuid: userId, displayName: userName } = useWriter();
  const readPath = useReadLatest(path);
  const { connection, status } = useDocument({ workspaceUUID, itemUUID, userId, userName, readPath });
  const isTable = isTabular(path);
  const language = languageOf(path);
  // What leads through the text: headings, or the columns of a table.
  const outlineLabel = isTable ? t('columns') : language === 'Markdown' ? t('outline') : null;
  const editor = useEditor({
    startsWriting: options.startsWriting,
    // A new file and a comment are in the text of the file.
    startsInSource: isTable && (options.startsWriting || options.comment !== null || Boolean(options.find)),
  });
  const { handle, jumpTo } = editor;
  useFind(handle, options.find);
  const assets = useDocumentAssets({ workspaceUUID, readPath, refresh: editor.refreshAssets });
  const result = useResultToggle({
    enabled: exportsEnabled,
    mayExport,
    workspaceUUID,
    itemUUID,
    path,
    onHide: () => handle?.focus(),
  });
  const panel = usePanel({
    startsWithExport: options.showExport,
    hasOutline: outlineLabel !== null,
    besideResult: result.shown,
  });
  const { wide, closeDrawer } = panel;
  // A drawer would cover what is about to be shown.
  const uncover = useCallback((): void => {
    if (!wide) closeDrawer();
  }, [wide, closeDrawer]);
  const review = useReviewPlace({
    connection,
    handle,
    workspaceUUID,
    itemUUID,
    path,
    tab: panel.tab,
    me: userId,
    myName: userName,
    hasEnded: status.ended,
    thread: options.comment,
    isPanelShown: panel.open,
    hasResult: result.shown !== null,
    isShared: language === 'Markdown' && isShared,
    onPanel: () => panel.show('comments'),
    onText: uncover,
  });
  const citationStyle = useCitationStyle(handle);
  const citing = useCiting({ handle, workspaceUUID, readPath, renderReferenceForm: options.renderReferenceForm });
  const isReadOnly = status.ended || review.mode === 'viewing';
  useEffect(() => handle?.setReadOnly(isReadOnly), [handle, isReadOnly]);
  const authorColors = useAuthorColors(handle, workspaceUUID, path);
  useReturn(workspaceUUID, () => connection?.comeBack());
  const wordReturn = useWordReturn(workspaceUUID, readPath, () => panel.show('comments'));
  return {
    place: { workspaceUUID, itemUUID, path, readPath },
    connection,
    status,
    editor,
    assets,
    /** Null where exports are switched off, and beside data. */
    result: exportsEnabled ? result : null,
    panel,
    uncover,
    review,
    citing,
    citationStyle,
    isReadOnly,
    authorColors,
    language,
    isTable,
    outlineLabel,
    wordReturn,
    // Commenters may suggest.
    mayReturn: isLoggedIn() && language === 'Markdown' && !status.ended && Boolean(review.onComment),
    openPath: useOpenPath(workspaceUUID, readPath),
    jumpTo: useCallback(
      (item: OutlineItem): void => {
        jumpTo(item);
        uncover();
      },
      [jumpTo, uncover],
    ),
  };
}

export type OpenDocument = ReturnType<typeof useDocumentScreen>;

/** Each visit that brings words finds them anew. */
function useFind(handle: EditorHandle | null, find: Options['find']): void {
  useEffect(() => {
    if (handle !== null && find) handle.find(find.words);
  }, [handle, find]);
}

/** The text may have been restored or become a text again, or access may have been restored. */
function useReturn(workspaceUUID: string, comeBack: () => void): void {
  useServerEvents('workspace', (event) => {
    if (event.workspaceUUID === workspaceUUID) comeBack();
  });
  useServerEvents('groups', comeBack);
  useServerEvents('hello', comeBack);
}
