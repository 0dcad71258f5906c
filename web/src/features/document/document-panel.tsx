import { CloseButton, Drawer } from '@mantine/core';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { t } from '../../lib/texts/document.ts';
import { AuthorsCard } from './authors-card.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { ReviewPanel } from './review/review-cards.tsx';
import { showColumn } from './show-column.ts';
import { SidePanel } from './side-panel.tsx';
import style from './side-panel.module.css';
import type { OpenDocument } from './use-document-screen.ts';
import { useDocumentStatus } from './use-document.ts';
import { WordReturnCard } from './word-return/word-return-card.tsx';

const ColumnsPanel = lazy(async () => ({ default: (await import('./columns-panel.tsx')).ColumnsPanel }));

/** The text's exports: `changes` goes up with every change of the text, `unsent` while some are not saved. */
export type RenderExports = (facts: { changes: number; unsent: boolean }) => ReactNode;

/** Beside the text: its outline, comments, exports and history. */
function Panel(props: { open: OpenDocument; renderExports: RenderExports | null; historyPanel: ReactNode }) {
  const { panel, editor, review, result, mayReturn, wordReturn, uncover, ...open } = props.open;
  const openWordReturn = (): void => {
    uncover();
    wordReturn.open();
  };
  return (
    <SidePanel
      tab={panel.tab}
      onTab={panel.setTab}
      outlineLabel={open.outlineLabel ?? ''}
      outline={
        open.outlineLabel === null ? null : open.isTable ? (
          <Columns open={props.open} />
        ) : (
          <OutlinePanel
            outline={editor.outline}
            onJump={open.jumpTo}
            onOpen={open.openPath}
            onStyle={open.isReadOnly ? null : open.citationStyle.open}
          />
        )
      }
      comments={review.hasComments ? review.desk && <ReviewPanel desk={review.desk} /> : undefined}
      exports={
        result !== null && (result.submit !== null || mayReturn) ? (
          <>
            {result.submit !== null && props.renderExports !== null && (
              <Exports open={props.open} render={props.renderExports} />
            )}
            {mayReturn && <WordReturnCard onOpen={openWordReturn} />}
          </>
        ) : null
      }
      history={
        // Guests have no history.
        props.historyPanel === null ? null : (
          <>
            <AuthorsCard
              colors={{
                ...open.authorColors,
                setOn: (isOn) => {
                  open.authorColors.setOn(isOn);
                  if (isOn) uncover();
                },
              }}
              file={{ uuid: open.place.workspaceUUID, itemPath: open.place.path }}
            />
            {props.historyPanel}
          </>
        )
      }
    />
  );
}

/** Only this re-renders with each change of the text. */
function Exports({ open, render }: { open: OpenDocument; render: RenderExports }) {
  const { changes } = open.editor;
  return render({
    changes: useSyncExternalStore(changes.subscribe, changes.read),
    unsent: useDocumentStatus(open.connection, ({ unsent }) => unsent),
  });
}

function Columns({ open }: { open: OpenDocument }) {
  const { handle, changes } = open.editor;
  if (handle === null) return null;
  return (
    <Suspense>
      <ColumnsPanel
        handle={handle}
        changes={changes}
        onColumn={(at) => {
          open.uncover();
          handle.setMode('preview');
          // The table may have to be rendered first.
          requestAnimationFrame(() => requestAnimationFrame(() => showColumn(at)));
        }}
      />
    </Suspense>
  );
}

/** As in the library's drawers: not what closes a menu, a list or a form in it. */
function isForPanel({ currentTarget, target, defaultPrevented }: KeyboardEvent): boolean {
  return (
    !defaultPrevented &&
    target instanceof Element &&
    currentTarget.contains(target) &&
    target.getAttribute('data-mantine-stop-propagation') !== 'true'
  );
}

/** Beside the text if there is room, over its right on a tablet, a drawer on a phone. */
export function DocumentPanel(props: {
  open: OpenDocument;
  renderExports: RenderExports | null;
  historyPanel: ReactNode;
}) {
  const { panel, place, editor } = props.open;
  const children = <Panel {...props} />;
  if (panel.wide) return panel.open && children;
  if (panel.isOver) {
    const close = (): void => {
      panel.closeDrawer();
      editor.handle?.focus();
    };
    return (
      panel.open && (
        <div
          className={style['over']}
          data-over
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isForPanel(event)) close();
          }}
        >
          {children}
          <CloseButton className={style['close'] ?? ''} size={28} aria-label={t('closePanel')} onClick={close} />
        </div>
      )
    );
  }
  return (
    <Drawer
      opened={panel.open}
      onClose={panel.closeDrawer}
      position="right"
      // A narrow strip of the text beside it would be of no use. Mantine passes a calculation through.
      size="calc(min(100%, 420px))"
      padding={0}
      title={place.path.split('/').at(-1) ?? ''}
      closeButtonProps={{ 'aria-label': t('hidePanel') }}
    >
      {children}
    </Drawer>
  );
}
