import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { resolveAssetPath } from '@scriptorium/contract/rules/asset-path.ts';
import type { Extension } from '@codemirror/state';
import { Drawer } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { OutlineItem } from '../../editor/options.ts';
import { useMayEdit } from '../../api/may-edit.ts';
import { useServerEvents } from '../../api/server-events.ts';
import { useCapabilities, useCurrentUser } from '../../api/session.ts';
import type { DocumentConnection } from '../../editor/collab/document-connection.ts';
import { readBareText } from '../../editor/collab/view/bare-text.ts';
import { t } from '../../lib/texts/document.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { AuthorsCard } from './authors-card.tsx';
import type { DocumentAssets } from './document-assets.ts';
import { EndedNotice, MergeDialog, TextAwaited } from './document-notices.tsx';
import style from './document-screen.module.css';
import { EditorBar } from './editor-bar.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { People } from './people.tsx';
import { ReviewCards, ReviewPanel } from './review/review-cards.tsx';
import { useReviewPlace } from './review/use-review-place.ts';
import { ResultSplit } from './result-split.tsx';
import { SidePanel } from './side-panel.tsx';
import { StatusBar } from './status-bar.tsx';
import { useAuthorColors } from './use-author-colors.ts';
import { useCiting } from './use-citing.tsx';
import { useDocument } from './use-document.ts';
import { useDocumentAssets } from './use-document-assets.ts';
import { useEditor } from './use-editor.ts';
import { usePanel } from './use-panel.ts';
import { useReadLatest } from './use-read-latest.ts';
import { useResultToggle } from './use-result-toggle.ts';
import { areFromWord, useWordReturn } from './word-return/use-word-return.ts';
import { WordReturnCard } from './word-return/word-return-card.tsx';
import { WordReturnDialog } from './word-return/word-return-dialog.tsx';
import { WritingSurface } from './writing-surface.tsx';

export interface DocumentScreenProps {
  workspaceUUID: string;
  /** Decoded path inside the workspace, without leading or trailing slashes. */
  path: string;
  /** Unaffected by renaming or moving the file. */
  itemUUID: string;
  /** The thread that the address names; null if it names none. */
  comment: string | null;
  /** Open with the exports in the side panel. */
  showExport: boolean;
  /** The text was just created: focus it as soon as it is loaded. */
  startsWriting: boolean;
  /** Button that shows the file tree. */
  lead: ReactNode;
  /** Opens the blob that replaced the text; null if none did. */
  openSuccessor: (() => void) | null;
  /** Panels of other features, passed in by the router. */
  exportPanel: ReactNode;
  historyPanel: ReactNode;
  /** The export result to show beside the text. */
  renderResult: (facts: { jobId: string | null; changes: number; unsent: boolean; onClose: () => void }) => ReactNode;
}

const MARKDOWN = new Set(['md', 'markdown', 'qmd', 'rmd']);
const LANGUAGES: Record<string, string> = {
  json: 'JSON',
  csl: 'CSL',
  yaml: 'YAML',
  yml: 'YAML',
  tex: 'LaTeX',
  bib: 'BibTeX',
  html: 'HTML',
};
/** The editor screen: the text in the middle, everything else quiet around it. */
export function DocumentScreen(props: DocumentScreenProps) {
  const { workspaceUUID, path, itemUUID } = props;
  const capabilities = useCapabilities();
  const mayEdit = useMayEdit(workspaceUUID);
  // The result is a new file beside the text.
  const exportsEnabled = capabilities.exportsEnabled && mayEdit;
  const { uuid: userId, displayName: userName } = useCurrentUser();
  const readPath = useReadLatest(path);
  const { connection, status } = useDocument({ workspaceUUID, itemUUID, userId, userName, readPath });
  const editor = useEditor({ startsWriting: props.startsWriting });
  const { handle } = editor;
  const assets = useDocumentAssets({ workspaceUUID, readPath, refresh: editor.refreshAssets });
  const result = useResultToggle({
    enabled: exportsEnabled,
    workspaceUUID,
    itemUUID,
    path,
    onHide: () => handle?.focus(),
  });
  const panel = usePanel({ startsWithExport: props.showExport, besideResult: result.shown });
  const {
    desk,
    extension: reviewExtension,
    ...review
  } = useReviewPlace({
    connection,
    handle,
    workspaceUUID,
    itemUUID,
    path,
    tab: panel.tab,
    me: userId,
    myName: userName,
    thread: props.comment,
    isPanelShown: panel.open,
    hasResult: result.shown !== null,
    onPanel: () => panel.show('comments'),
    onText: () => {
      if (!panel.wide) panel.closeDrawer();
    },
  });
  const citing = useCiting({ handle, workspaceUUID, readPath });
  const isReadOnly = status.ended || review.mode === 'viewing';
  useEffect(() => handle?.setReadOnly(isReadOnly), [handle, isReadOnly]);
  const { wide, closeDrawer } = panel;
  const { jumpTo } = editor;
  const onJump = useCallback(
    (item: OutlineItem): void => {
      jumpTo(item);
      // A drawer would cover that position.
      if (!wide) closeDrawer();
    },
    [jumpTo, wide, closeDrawer],
  );
  const [comparing, setComparing] = useState(false);
  const authorColors = useAuthorColors(handle, workspaceUUID, path);
  useReturn(workspaceUUID, () => connection?.comeBack());

  const language = languageOf(path);
  const wordReturn = useWordReturn(workspaceUUID, readPath);
  // Whoever may comment may suggest.
  const mayReturn = language === 'Markdown' && !status.ended && review.onComment !== null;
  const { jobId } = result.shown ?? {};
  return (
    <div
      className={style['document']}
      data-panel={(panel.open && panel.wide) || undefined}
      onDropCapture={(event) => {
        // What is dropped beside the text goes to the folder as always.
        const isOnText = event.target instanceof Element && event.target.closest('.cm-editor') !== null;
        const files = [...event.dataTransfer.files];
        if (!mayReturn || !isOnText || !areFromWord(files)) return;
        event.preventDefault();
        event.stopPropagation();
        wordReturn.take(files);
      }}
    >
      <EditorBar
        lead={props.lead}
        handle={handle}
        status={status}
        isReadOnly={isReadOnly}
        isMarkdown={language === 'Markdown'}
        mode={editor.mode}
        onMode={(next) => handle?.setMode(next)}
        onCompare={() => setComparing(true)}
        onExport={exportsEnabled ? result.submit : null}
        result={result.shown !== null}
        onResult={exportsEnabled ? result.toggle : null}
        onComment={review.onComment}
        writing={{ mode: review.mode, modes: review.modes, onMode: review.setMode }}
        panel={panel.open}
        onPanel={panel.choose}
      />
      <ResultSplit
        wide={panel.wide}
        result={
          jobId === undefined
            ? null
            : props.renderResult({ jobId, changes: editor.changes, unsent: status.unsent, onClose: result.toggle })
        }
      >
        <People
          people={status.people}
          scroller={handle?.view.scrollDOM ?? null}
          onFollow={(id) => connection?.follow(id)}
        />
        {status.ended && (
          <EndedNotice
            openSuccessor={props.openSuccessor}
            readText={() => (handle ? readBareText(handle.view.state).toString() : '')}
          />
        )}
        {handle === null && <TextAwaited status={status} onRetry={() => connection?.tryAgain()} />}
        {connection !== null && (
          <ConnectedSurface
            connection={connection}
            extension={[reviewExtension, citing.extension]}
            workspaceUUID={workspaceUUID}
            path={path}
            readPath={readPath}
            assets={assets}
            editor={editor}
          />
        )}
        {desk && <ReviewCards desk={desk} itemUUID={itemUUID} {...review.cards} />}
      </ResultSplit>
      <PanelPlace panel={panel}>
        <SidePanel
          tab={panel.tab}
          onTab={panel.setTab}
          outline={<OutlinePanel outline={editor.outline} onJump={onJump} />}
          comments={desk && <ReviewPanel desk={desk} />}
          exports={
            exportsEnabled ? (
              <>
                {props.exportPanel}
                {mayReturn && (
                  <WordReturnCard
                    onOpen={() => {
                      // A drawer would cover the dialog.
                      if (!wide) closeDrawer();
                      wordReturn.open();
                    }}
                  />
                )}
              </>
            ) : null
          }
          history={
            <>
              <AuthorsCard {...authorColors} />
              {props.historyPanel}
            </>
          }
        />
      </PanelPlace>
      <StatusBar
        stats={editor.stats}
        problems={editor.problems}
        language={language}
        onJump={(at) => handle?.jumpTo(at)}
      />
      <WordReturnDialog wordReturn={wordReturn} />
      {citing.dialog}
      {status.merge !== null && (
        <MergeDialog
          merge={status.merge}
          connection={connection}
          opened={comparing}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}

/** The text may have been restored or become a text again, or access may have been restored. */
function useReturn(workspaceUUID: string, comeBack: () => void): void {
  useServerEvents('workspace', (event) => {
    if (event.workspaceUUID === workspaceUUID) comeBack();
  });
  useServerEvents('groups', comeBack);
  useServerEvents('hello', comeBack);
}

function languageOf(path: string): string {
  const extension = extensionOf(path);
  return MARKDOWN.has(extension) ? 'Markdown' : (LANGUAGES[extension] ?? extension.toUpperCase());
}

function ConnectedSurface(props: {
  connection: DocumentConnection;
  extension: Extension;
  workspaceUUID: string;
  path: string;
  readPath: () => string;
  assets: DocumentAssets;
  editor: ReturnType<typeof useEditor>;
}) {
  const { workspaceUUID, readPath, editor } = props;
  const router = useRouter();
  const { remoteImagesAllowed } = useCapabilities();
  return (
    <WritingSurface
      connection={props.connection}
      extension={props.extension}
      path={props.path}
      startMode={editor.mode}
      assets={props.assets}
      allowRemoteImages={remoteImagesAllowed}
      {...editor.listeners}
      onOpenPath={(to) => {
        const target = resolveAssetPath(readPath(), to);
        if (target !== null) router.history.push(workspaceHref(workspaceUUID, target));
      }}
    />
  );
}

/** Beside the text where there is room, else a drawer. */
function PanelPlace({ panel, children }: { panel: ReturnType<typeof usePanel>; children: ReactNode }) {
  if (panel.wide) return panel.open && children;
  return (
    <Drawer opened={panel.open} onClose={panel.closeDrawer} position="right" size={328} padding={0} title={t('panel')}>
      {children}
    </Drawer>
  );
}
