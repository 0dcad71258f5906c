import { useMediaQuery } from '@mantine/hooks';
import { type DragEvent, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { expectsCards } from '../../api/expects-cards.ts';
import { isLoggedIn, useCapabilities } from '../../api/session.ts';
import type { DocumentConnection } from '../../editor/collab/document-connection.ts';
import type { EditorHandle } from '../../editor/options.ts';
import { readBareText } from '../../editor/collab/view/bare-text.ts';
import { showPerson } from '../../editor/collab/view/people-margin.ts';
import { readHints } from '../../lib/hints-left.ts';
import { requestSharing } from '../../lib/share-requests.ts';
import { guestHref, workspaceHref } from '../../lib/workspace-href.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import type { RenderReferenceForm } from './cite-dialog.tsx';
import { AuthorsStrip } from './authors-card.tsx';
import { DocumentPanel, type RenderExports } from './document-panel.tsx';
import { EndedNotice, SharedNotice, TextAwaited } from './document-notices.tsx';
import style from './document-screen.module.css';
import { EditorBar } from './editor-bar.tsx';
import { PeopleInTopBar, type PeopleProps, PeopleStack } from './people.tsx';
import { PHONE } from './phone.ts';
import { PhoneBar, PhoneFormat } from './phone-bar.tsx';
import { ReviewCards } from './review/review-cards.tsx';
import { ResultSplit } from './result-split.tsx';
import { StatusBar } from './status-bar.tsx';
import { type TextBeside, textBeside } from './text-beside.ts';
import { useCalmBars } from './use-calm-bars.ts';
import { useConnection, useDocumentStatus } from './use-document.ts';
import { type OpenDocument, useDocumentScreen } from './use-document-screen.ts';
import { areFromWord } from './word-return/use-word-return.ts';
import { WritingSurface } from './writing-surface.tsx';

export interface DocumentScreenProps {
  workspaceUUID: string;
  /** Decoded path inside the workspace, without leading or trailing slashes. */
  path: string;
  /** Unaffected by renaming or moving the file. */
  itemUUID: string;
  /** The thread named in the URL; null if none. */
  comment: string | null;
  /** Words from the URL to find in the text: a new object on each visit, so that the same words are found again. */
  find?: { readonly words: string } | null;
  /** Open with the exports in the side panel. */
  showExport: boolean;
  /** The text was just created: focus it as soon as it is loaded. */
  startsWriting: boolean;
  /** What a guest is told that they may do; null for others. */
  guestMay: string | null;
  /** Button that shows the file tree. */
  lead: ReactNode;
  /** Opens the blob that replaced the text; null if none did. */
  openSuccessor: (() => void) | null;
  /** Panels of other features, passed in by the router; null for guests. */
  renderExports: RenderExports | null;
  /** Exports at once; the outcome is shown in the panel. */
  renderExport: (onScheduled: () => void) => ReactNode;
  historyPanel: ReactNode;
  /** Renders the form for entering a work by hand, to be cited. */
  renderReferenceForm: RenderReferenceForm;
  /** The PDF or the export result to show beside the text. */
  renderResult: (facts: {
    /** Null: the PDF of the current text. */
    jobId: string | null;
    changes: number;
    unsent: boolean;
    text: TextBeside;
    onClose: () => void;
  }) => ReactNode;
}

// In the same chunk: it is there when the text is not.
export { DocumentFrame } from './document-frame.tsx';

const DataTable = lazy(async () => ({ default: (await import('./data-table.tsx')).DataTable }));
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }));
const WordReturnDialog = lazy(async () => ({
  default: (await import('./word-return/word-return-dialog.tsx')).WordReturnDialog,
}));
const Hints = lazy(async () => ({ default: (await import('./hints/hints.tsx')).Hints }));

/** The editor screen: the text in the middle, everything else quiet around it. */
export function DocumentScreen(props: DocumentScreenProps) {
  const connection = useConnection(props);
  return connection !== undefined && <Opened {...props} connection={connection} />;
}

function Opened({ connection, ...props }: DocumentScreenProps & { connection: DocumentConnection | null }) {
  const open = useDocumentScreen(connection, props);
  const { status, panel, result, citing } = open;
  useCalmBars();
  const { shown = null } = result ?? {};
  const [comparing, setComparing] = useState(false);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return (
    <div
      className={style['document']}
      data-phone={isPhone || undefined}
      data-panel={(panel.open && panel.wide) || undefined}
      onDropCapture={(event) => takeWordFiles(event, open)}
    >
      {isPhone ? (
        <BarOnPhone open={open} onCompare={() => setComparing(true)} />
      ) : (
        <>
          <PeopleInTopBar {...peopleOf(open)} />
          <Bar open={open} lead={props.lead} renderExport={props.renderExport} onCompare={() => setComparing(true)} />
        </>
      )}
      <ResultSplit
        wide={panel.wide}
        result={shown && <Result open={open} jobId={shown.jobId} render={props.renderResult} />}
      >
        <Writing open={open} openSuccessor={props.openSuccessor} guestMay={props.guestMay} />
      </ResultSplit>
      <DocumentPanel open={open} renderExports={props.renderExports} historyPanel={props.historyPanel} />
      {isPhone && shown === null && (
        <PhoneFormat
          handle={open.editor.handle}
          isMarkdown={open.language === 'Markdown'}
          isReadOnly={open.isReadOnly}
          stats={open.editor.stats}
          onComment={open.review.onComment}
        />
      )}
      {!isPhone && (
        <StatusBar
          stats={open.editor.stats}
          problems={open.editor.problems}
          language={open.language}
          mode={open.language === 'Markdown' || open.isTable ? open.editor.mode : 'source'}
          onJump={(at) => open.editor.handle?.jumpTo(at)}
        />
      )}
      {citing.dialog}
      {open.citationStyle.dialog}
      <Suspense>
        {open.wordReturn.step !== null && <WordReturnDialog wordReturn={open.wordReturn} />}
        {status.merge !== null && (
          <MergeDialog
            merge={status.merge}
            connection={connection}
            opened={comparing}
            onClose={() => setComparing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Merges Word files dropped on the text back into it. Files dropped elsewhere are uploaded as usual. */
function takeWordFiles(event: DragEvent, { mayReturn, wordReturn }: OpenDocument): void {
  const isOnText = event.target instanceof Element && event.target.closest('.cm-editor') !== null;
  const files = [...event.dataTransfer.files];
  if (!mayReturn || !isOnText || !areFromWord(files)) return;
  event.preventDefault();
  event.stopPropagation();
  wordReturn.take(files);
}

function Bar(props: {
  open: OpenDocument;
  lead: ReactNode;
  renderExport: DocumentScreenProps['renderExport'];
  onCompare: () => void;
}) {
  const { open } = props;
  const { editor, panel, result, review } = open;
  const { handle } = editor;
  return (
    <EditorBar
      lead={props.lead}
      handle={handle}
      connection={open.connection}
      hasEnded={open.status.ended}
      isReadOnly={open.isReadOnly}
      isMarkdown={open.language === 'Markdown'}
      isTable={open.isTable}
      mode={editor.mode}
      onMode={(next) => handle?.setMode(next)}
      onCompare={props.onCompare}
      onExports={() => panel.show('export')}
      exportButton={result?.submit ? props.renderExport(() => panel.show('export')) : null}
      result={result !== null && result.shown !== null}
      onResult={result && result.toggle}
      onComment={review.onComment}
      writing={{ mode: review.mode, modes: review.modes, onMode: review.setMode }}
      panel={panel.open}
      onPanel={panel.choose}
    />
  );
}

function BarOnPhone({ open, onCompare }: { open: OpenDocument; onCompare: () => void }) {
  const { editor, panel, place, result, review } = open;
  const { handle } = editor;
  const { workspaceUUID, path } = place;
  const hasAccount = isLoggedIn();
  return (
    <PhoneBar
      path={path}
      folder={
        hasAccount ? workspaceHref(workspaceUUID, path.split('/').slice(0, -1).join('/')) : guestHref(workspaceUUID, '')
      }
      connection={open.connection}
      people={open.status.people.length > 0 ? <PeopleStack most={2} {...peopleOf(open)} /> : null}
      hasEnded={open.status.ended}
      isMarkdown={open.language === 'Markdown'}
      isTable={open.isTable}
      mode={editor.mode}
      onMode={(next) => handle?.setMode(next)}
      onCompare={onCompare}
      outline={open.outlineLabel}
      hasExport={Boolean(result?.submit)}
      onResult={result && result.toggle}
      hasComments={review.hasComments}
      hasHistory={hasAccount}
      onShare={hasAccount ? () => requestSharing({ workspaceUUID, path, name: path.split('/').at(-1) ?? path }) : null}
      writing={{ mode: review.mode, modes: review.modes, onMode: review.setMode }}
      problems={editor.problems}
      onJump={(at) => handle?.jumpTo(at)}
      onPanel={panel.show}
      onWritten={() => handle?.focus()}
    />
  );
}

function peopleOf({ connection, status, editor, isTable }: OpenDocument): PeopleProps {
  const { handle, mode, outline } = editor;
  return {
    people: status.people,
    sectionOf: ({ label, color }) => {
      const found = outline?.people.find((person) => person.name === label && person.color === color);
      return found && outline?.items[found.section]?.text;
    },
    onFollow: (id) => connection?.follow(id),
    onGoTo: (id) => {
      if (handle === null) return;
      // Carets are in the source of a table.
      if (isTable && mode === 'preview') handle.setMode('source');
      requestAnimationFrame(() => showPerson(handle.view, id));
    },
  };
}

/** The text and the cards beside it. */
function Writing(props: { open: OpenDocument; openSuccessor: (() => void) | null; guestMay: string | null }) {
  const { open, openSuccessor } = props;
  const { place, connection, status, review } = open;
  const { handle } = open.editor;
  const [isNew] = useState(() => readHints().left.length > 0);
  const isTableShown = open.isTable && open.editor.mode === 'preview' && handle !== null && !status.ended;
  return (
    <>
      {status.ended && (
        <EndedNotice
          openSuccessor={openSuccessor}
          readText={() => (handle ? readBareText(handle.view.state).toString() : '')}
        />
      )}
      {handle === null && <Awaited connection={connection} place={place} />}
      {isTableShown && <Values open={open} handle={handle} />}
      {connection !== null && (
        <div className={style['writing']} hidden={isTableShown}>
          <ConnectedSurface connection={connection} open={open} />
        </div>
      )}
      {open.authorColors.isOn && !open.panel.wide && !open.panel.open && (
        <AuthorsStrip colors={open.authorColors} file={{ uuid: place.workspaceUUID, itemPath: place.path }} />
      )}
      {!status.ended && (
        <SharedNotice uuid={place.workspaceUUID} path={place.path} assets={open.assets} guestMay={props.guestMay} />
      )}
      {review.desk && !isTableShown && <ReviewCards desk={review.desk} itemUUID={place.itemUUID} {...review.cards} />}
      {isNew && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Hints
              handle={isTableShown ? null : handle}
              mayWrite={open.language === 'Markdown' && !open.isReadOnly}
              mayComment={Boolean(review.onComment)}
              hasSearch={isLoggedIn()}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** The current content of a CSV or TSV file, as a table. */
function Values({ open, handle }: { open: OpenDocument; handle: EditorHandle }) {
  const { changes } = open.editor;
  useSyncExternalStore(changes.subscribe, changes.read);
  return (
    <Suspense>
      <DataTable
        name={open.place.path.split('/').at(-1) ?? ''}
        text={handle.view.state.doc.toString()}
        onSource={(at) => {
          handle.setMode('source');
          // In the next frame: while hidden, the editor could not be measured.
          requestAnimationFrame(() => (at === null ? handle.focus() : handle.jumpTo(at)));
        }}
        onFind={() => {
          handle.setMode('source');
          requestAnimationFrame(() => handle.run('find'));
        }}
      />
    </Suspense>
  );
}

function Awaited({ connection, place }: Pick<OpenDocument, 'connection' | 'place'>) {
  const status = useDocumentStatus(connection, (now) => now);
  const hasCards = expectsCards(place.workspaceUUID, place.itemUUID);
  return <TextAwaited status={status} hasCards={hasCards} onRetry={() => connection?.tryAgain()} />;
}

/**
 * The PDF or result beside the text. A component of its own, so that only this re-renders with each change of the text.
 */
function Result(props: { open: OpenDocument; jobId: string | null; render: DocumentScreenProps['renderResult'] }) {
  const { open } = props;
  const { changes } = open.editor;
  return props.render({
    jobId: props.jobId,
    changes: useSyncExternalStore(changes.subscribe, changes.read),
    unsent: useDocumentStatus(open.connection, ({ unsent }) => unsent),
    text: textBeside(open),
    onClose: () => open.result?.toggle(),
  });
}

function ConnectedSurface({ connection, open }: { connection: DocumentConnection; open: OpenDocument }) {
  const { place, editor } = open;
  const { remoteImagesAllowed } = useCapabilities();
  return (
    <WritingSurface
      connection={connection}
      extension={[open.review.extension, open.citing.extension]}
      path={place.path}
      startMode={editor.mode}
      assets={open.assets}
      allowRemoteImages={remoteImagesAllowed}
      {...editor.listeners}
      onOpenPath={open.openPath}
    />
  );
}
