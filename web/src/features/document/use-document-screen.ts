import { useCallback, useEffect } from 'react';
import type { DocumentConnection } from '../../editor/collab/document-connection.ts';
import type { EditorHandle, OutlineItem } from '../../editor/options.ts';
import { useIsMember, useIsOthersToo, useMayEdit } from '../../api/may-edit.ts';
import { useServerEvents } from '../../api/server-events.ts';
import { isLoggedIn, useCapabilities } from '../../api/session.ts';
import { useWriter } from '../../api/writer.ts';
import type { RenderReferenceForm } from './cite-dialog.tsx';
import { describeOutline, isData, isTabular, languageOf } from './language-name.ts';
import { useReviewPlace } from './review/use-review-place.ts';
import { useAuthorColors } from './use-author-colors.ts';
import { useCitationStyle } from './use-citation-style.tsx';
import { useCiting } from './use-citing.tsx';
import { useOpenStatus } from './use-document.ts';
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

/** The open text with everything around it: its connection, editor, review, result and side panel. */
export function useDocumentScreen(
  connection: DocumentConnection | null,
  { workspaceUUID, path, itemUUID, ...options }: Options,
) {
  const capabilities = useCapabilities();
  const mayEdit = useMayEdit(workspaceUUID);
  const isShared = useIsOthersToo(workspaceUUID);
  // A result is stored as a new file beside the text, which takes write access.
  // The live PDF is not stored, so readers may request it too.
  const mayExport = useIsMember(workspaceUUID) && mayEdit;
  // Guests of a link have neither.
  const exportsEnabled = capabilities.exportsEnabled && isLoggedIn() && !isData(path);
  const { uuid: userId, displayName: userName } = useWriter();
  const readPath = useReadLatest(path);
  const status = useOpenStatus(connection);
  const isTable = isTabular(path);
  const language = languageOf(path);
  const outlineLabel = describeOutline(path);
  const editor = useEditor({
    startsWriting: options.startsWriting,
    // A new file is written, and comments and search results are shown, in the source, not in the table.
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
  const { wide, isOver, closeDrawer } = panel;
  // Where the panel lies over the text, it would cover what is about to be shown everywhere.
  const uncover = useCallback((): void => {
    if (!wide) closeDrawer();
  }, [wide, closeDrawer]);
  // A place in the text is seen beside the panel, unless it is a phone's drawer.
  const uncoverPlace = useCallback((): void => {
    if (!isOver) uncover();
  }, [isOver, uncover]);
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
    isRoomFixed: language === 'Markdown' && isShared && editor.mode === 'source',
    onPanel: () => panel.show('comments'),
    onText: uncoverPlace,
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
    /** Null if exports are disabled, and for data files. */
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
    // Commenting rights suffice: the merge adds only comments and suggestions.
    mayReturn: isLoggedIn() && language === 'Markdown' && !status.ended && Boolean(review.onComment),
    openPath: useOpenPath(workspaceUUID, readPath),
    jumpTo: useCallback(
      (item: OutlineItem): void => {
        jumpTo(item);
        uncoverPlace();
      },
      [jumpTo, uncoverPlace],
    ),
  };
}

export type OpenDocument = ReturnType<typeof useDocumentScreen>;

/** Runs on each visit that brings words, even if they are the same ones. */
function useFind(handle: EditorHandle | null, find: Options['find']): void {
  useEffect(() => {
    if (handle !== null && find) handle.find(find.words);
  }, [handle, find]);
}

/** Tries to reopen the text after events that may have restored it, turned it back into a text, or restored access. */
function useReturn(workspaceUUID: string, comeBack: () => void): void {
  useServerEvents('workspace', (event) => {
    if (event.workspaceUUID === workspaceUUID) comeBack();
  });
  useServerEvents('groups', comeBack);
  useServerEvents('hello', comeBack);
}
