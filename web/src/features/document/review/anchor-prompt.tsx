import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { toBarePassage } from '../../../editor/collab/view/bare-text.ts';
import { readPassage } from '../../../editor/review/passage.ts';
import { t } from '../../../lib/texts/review.ts';
import style from './review.module.css';
import { useDesk } from './review-desk.ts';

/** Asks for a new passage for a comment: select it, then press Enter or the button. Esc cancels. */
export function AnchorPrompt({ thread }: { thread: string }) {
  const desk = useDesk();
  const use = (): void => {
    const { view, review } = desk;
    const { from, to, empty } = view.state.selection.main;
    if (empty) return;
    const anchor = toBarePassage(view.state, readPassage(view.state, from, to));
    review.perform({ type: 'reanchor', thread, anchor });
    desk.anchor(null);
    desk.activate(thread, true);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const isInText = event.target instanceof Node && desk.view.dom.contains(event.target);
    if (event.key === 'Escape') desk.anchor(null);
    // Handled here, because Enter in the editor would replace the selection.
    else if (event.key === 'Enter' && isInText) use();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
  return (
    <div className={style['prompt']} role="status">
      <span>{t('reanchorPrompt')}</span>
      <Button size="xs" onMouseDown={(event) => event.preventDefault()} onClick={use}>
        {t('reanchorHere')}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={() => desk.anchor(null)}>
        {t('cancel')}
      </Button>
    </div>
  );
}
