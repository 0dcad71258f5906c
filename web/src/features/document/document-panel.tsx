import { Drawer } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { t } from '../../lib/texts/document.ts';
import { AuthorsCard } from './authors-card.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { ReviewPanel } from './review/review-cards.tsx';
import { showColumn } from './show-column.ts';
import { SidePanel } from './side-panel.tsx';
import type { OpenDocument } from './use-document-screen.ts';
import { WordReturnCard } from './word-return/word-return-card.tsx';

const ColumnsPanel = lazy(async () => ({ default: (await import('./columns-panel.tsx')).ColumnsPanel }));

/** Beside the text: its outline, comments, exports and history. */
function Panel(props: { open: OpenDocument; exportPanel: ReactNode; historyPanel: ReactNode }) {
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
            {result.submit !== null && props.exportPanel}
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

/** The panel beside the text if there is room, otherwise a drawer. */
export function DocumentPanel(props: { open: OpenDocument; exportPanel: ReactNode; historyPanel: ReactNode }) {
  const { panel, place } = props.open;
  const children = <Panel {...props} />;
  if (panel.wide) return panel.open && children;
  return (
    <Drawer
      opened={panel.open}
      onClose={panel.closeDrawer}
      position="right"
      size={328}
      padding={0}
      title={place.path.split('/').at(-1) ?? ''}
      closeButtonProps={{ 'aria-label': t('hidePanel') }}
    >
      {children}
    </Drawer>
  );
}
