import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { resolveAssetPath } from '@scriptorium/contract/rules/asset-path.ts';
import { Button, Drawer, Modal } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { readConnection, subscribeConnection } from '../../api/connection.ts';
import { useServerEvents } from '../../api/server-events.ts';
import { useCapabilities, useCurrentUser } from '../../api/session.ts';
import type { EditorHandle, EditorMode, EditorProblem, Outline, OutlineItem } from '../../editor/options.ts';
import { requestExport } from '../../lib/export-requests.ts';
import {
  hideResultBeside,
  readResultBeside,
  showResultBeside,
  subscribeResultBeside,
} from '../../lib/result-beside.ts';
import { t } from '../../lib/texts/document.ts';
import { diffWords } from '../../lib/word-diff.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { TextComparison } from '../../ui/text-comparison.tsx';
import { toastError, toastInfo, toastSuccess } from '../../ui/toasts.ts';
import { AuthorsCard } from './authors-card.tsx';
import { DocumentAssets } from './document-assets.ts';
import style from './document-screen.module.css';
import { EditorBar } from './editor-bar.tsx';
import { HeldStats } from './held-stats.ts';
import { OutlinePanel } from './outline-panel.tsx';
import { People } from './people.tsx';
import { ReviewCards, ReviewPanel } from './review/review-cards.tsx';
import { useReviewPlace } from './review/use-review-place.ts';
import { ResultSplit } from './result-split.tsx';
import { readChoice, writeChoice } from './screen-choices.ts';
import { type PanelTab, SidePanel } from './side-panel.tsx';
import { StatusBar } from './status-bar.tsx';
import { useAuthorColors } from './use-author-colors.ts';
import { useDocument } from './use-document.ts';
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
const WIDE = '(min-width: 1100px)';
const TELL_MS = 300;

/** The editor screen: the text in the middle, everything else quiet around it. */
export function DocumentScreen(props: DocumentScreenProps) {
  const { workspaceUUID, path, itemUUID } = props;
  const router = useRouter();
  const user = useCurrentUser();
  const { exportsEnabled, remoteImagesAllowed } = useCapabilities();
  const latestPath = useRef(path);
  useEffect(() => {
    latestPath.current = path;
  }, [path]);
  const readPath = useCallback(() => latestPath.current, []);
  const { connection, status } = useDocument({ workspaceUUID, itemUUID, userId: user.uuid, readPath });

  const [handle, setHandle] = useState<EditorHandle | null>(null);
  const [mode, setMode] = useState<EditorMode>(() => (readChoice('mode') === 'source' ? 'source' : 'preview'));
  const [stats] = useState(() => new HeldStats());
  const [outline, setOutline] = useState<Outline | null>(null);
  const [problems, setProblems] = useState<readonly EditorProblem[]>([]);
  const [tab, setTab] = useState<PanelTab>(props.showExport ? 'export' : 'outline');
  const [panel, setPanel] = useState(
    () => props.showExport || (matchMedia(WIDE).matches && readChoice('panel') !== 'hidden'),
  );
  const [comparing, setComparing] = useState(false);
  const authorColors = useAuthorColors(handle, workspaceUUID, path);

  const current = useRef<EditorHandle | null>(null);
  const [assets] = useState(() => new DocumentAssets(workspaceUUID, readPath, () => current.current?.refreshAssets()));
  useEffect(() => () => assets.destroy(), [assets]);
  // It may have been restored, become a text again, or access may have been restored.
  const comeBack = (): void => connection?.comeBack();
  useServerEvents('workspace', (event) => {
    if (event.workspaceUUID !== workspaceUUID) return;
    assets.forget();
    handle?.refreshAssets();
    comeBack();
  });
  useServerEvents('groups', comeBack);
  useServerEvents('hello', () => {
    comeBack();
    assets.comeBack();
  });
  useEffect(
    () =>
      subscribeConnection(() => {
        if (readConnection() === 'online') assets.comeBack();
      }),
    [assets],
  );

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
    tab,
    me: user.uuid,
    thread: props.comment,
    isPanelShown: panel,
    hasResult: exportsEnabled && readResultBeside()?.itemUUID === itemUUID,
    onPanel: () => {
      setTab('comments');
      setPanel(true);
    },
  });

  const isReadOnly = status.ended || !review.mayEdit;
  useEffect(() => handle?.setReadOnly(isReadOnly), [handle, isReadOnly]);

  const submit = () => requestExport({ workspaceUUID, paths: [path] });
  const beside = useSyncExternalStore(subscribeResultBeside, readResultBeside);
  const shown = exportsEnabled && beside?.itemUUID === itemUUID ? beside : null;
  const toggleResult = (): void => {
    if (shown === null) showResultBeside({ itemUUID, jobId: null });
    else {
      hideResultBeside();
      handle?.focus();
    }
  };
  const [changes, setChanges] = useState(0);
  const lastText = useRef<unknown>(null);
  const telling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(telling.current), []);
  // Checking whether the result is current is debounced anyway: do not rerender the screen on every key.
  const countChanges = (): void => {
    const text = current.current?.view.state.doc;
    if (text === undefined || text === lastText.current) return;
    lastText.current = text;
    telling.current ??= setTimeout(() => {
      telling.current = undefined;
      setChanges((count) => count + 1);
    }, TELL_MS);
  };
  const jumpTo = useCallback((item: OutlineItem) => {
    current.current?.jumpTo(item.from);
    // A drawer would cover that position.
    if (!matchMedia(WIDE).matches) setPanel(false);
  }, []);
  const onKeys = useEffectEvent((event: KeyboardEvent): boolean => {
    if (!(event.ctrlKey || event.metaKey)) return false;
    if (event.shiftKey && event.key.toLowerCase() === 'e') submit();
    // By physical key: with Alt, some layouts produce another letter.
    else if (event.altKey && event.code === 'KeyE') toggleResult();
    else return false;
    return true;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (exportsEnabled && onKeys(event)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [exportsEnabled]);

  const extension = extensionOf(path);
  const isMarkdown = MARKDOWN.has(extension);
  const showPanel = (open: boolean): void => {
    setPanel(open);
    writeChoice('panel', open ? 'shown' : 'hidden');
  };
  const copyText = (): void => {
    navigator.clipboard.writeText(handle?.view.state.doc.toString() ?? '').then(
      () => toastSuccess(t('copied')),
      (error: unknown) => toastError(t('copyFailed'), error),
    );
  };
  const wide = matchMedia(WIDE).matches;
  // Text and result need the space; the panel can be reopened beside them.
  const [besideBefore, setBesideBefore] = useState(shown);
  if (shown !== besideBefore) {
    setBesideBefore(shown);
    setPanel(shown === null && wide && readChoice('panel') !== 'hidden');
  }
  const side = (
    <SidePanel
      tab={tab}
      onTab={setTab}
      outline={<OutlinePanel outline={outline} onJump={jumpTo} />}
      comments={desk && <ReviewPanel desk={desk} />}
      exports={exportsEnabled ? props.exportPanel : null}
      history={
        <>
          <AuthorsCard {...authorColors} />
          {props.historyPanel}
        </>
      }
    />
  );
  return (
    <div className={style['document']} data-panel={(panel && wide) || undefined}>
      <EditorBar
        lead={props.lead}
        handle={handle}
        status={status}
        isReadOnly={isReadOnly}
        isMarkdown={isMarkdown}
        mode={mode}
        onMode={(next) => handle?.setMode(next)}
        onCompare={() => setComparing(true)}
        onExport={exportsEnabled ? submit : null}
        result={shown !== null}
        onResult={exportsEnabled ? toggleResult : null}
        onComment={review.onComment}
        panel={panel}
        onPanel={showPanel}
      />
      <ResultSplit
        wide={wide}
        result={
          shown === null
            ? null
            : props.renderResult({ jobId: shown.jobId, changes, unsent: status.unsent, onClose: toggleResult })
        }
      >
        <People
          people={status.people}
          scroller={handle?.view.scrollDOM ?? null}
          onFollow={(id) => connection?.follow(id)}
        />
        {status.ended && (
          <p className={style['ended']}>
            {props.openSuccessor !== null && (
              <>
                <span>{t('replaced')}</span>
                <Button size="xs" variant="default" onClick={props.openSuccessor}>
                  {t('openSuccessor')}
                </Button>
              </>
            )}
            <Button size="xs" variant="default" onClick={copyText}>
              {t('copyText')}
            </Button>
          </p>
        )}
        {handle === null && (
          <div className={style['waiting']}>
            {status.saveState === 'cannot-open' ? (
              <LoadError error={status.problem} prefix={t('cannotOpen')} onRetry={() => connection?.tryAgain()} />
            ) : (
              <RowsSkeleton rows={6} />
            )}
          </div>
        )}
        {connection !== null && (
          <WritingSurface
            connection={connection}
            extension={reviewExtension}
            path={path}
            startMode={mode}
            assets={assets}
            allowRemoteImages={remoteImagesAllowed}
            onHandle={(next) => {
              current.current = next;
              lastText.current = next?.view.state.doc ?? null;
              setHandle(next);
              if (props.startsWriting && document.activeElement === document.body) next?.focus();
            }}
            onStats={(next) => {
              stats.set(next);
              countChanges();
            }}
            onOutline={setOutline}
            onProblems={setProblems}
            onMode={(next, isChosen) => {
              setMode(next);
              if (isChosen) writeChoice('mode', next);
            }}
            onMessage={(message, severity) => (severity === 'error' ? toastError(message) : toastInfo(message))}
            onOpenPath={(to) => {
              const target = resolveAssetPath(readPath(), to);
              if (target !== null) router.history.push(workspaceHref(workspaceUUID, target));
            }}
          />
        )}
        {desk && <ReviewCards desk={desk} {...review.cards} />}
      </ResultSplit>
      {panel && wide && side}
      {!wide && (
        <Drawer
          opened={panel}
          onClose={() => setPanel(false)}
          position="right"
          size={328}
          padding={0}
          title={t('panel')}
        >
          {side}
        </Drawer>
      )}
      <StatusBar
        stats={stats}
        problems={problems}
        language={isMarkdown ? 'Markdown' : (LANGUAGES[extension] ?? extension.toUpperCase())}
        onJump={(at) => handle?.jumpTo(at)}
      />
      {status.merge !== null && (
        <Modal opened={comparing} onClose={() => setComparing(false)} title={t('compareTitle')} size={760}>
          <p className="muted small">{t('compareHint')}</p>
          <TextComparison parts={diffWords(status.merge.mine, status.merge.merged)} />
          <Button
            onClick={() => {
              setComparing(false);
              connection?.dismissMerge();
            }}
          >
            {t('dismiss')}
          </Button>
        </Modal>
      )}
    </div>
  );
}
