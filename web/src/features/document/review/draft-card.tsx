import { toBarePassage } from '../../../editor/collab/view/bare-text.ts';
import { readPassage } from '../../../editor/review/passage.ts';
import { reviewField } from '../../../editor/review/review-field.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import { t } from '../../../lib/texts/review.ts';
import { NEW_COMMENT, nameSuggestionDraft } from './drafts.ts';
import { toastSuccess } from '../../../ui/toasts.ts';
import { MessageForm } from './message-form.tsx';
import { shorten } from './read-threads.ts';
import style from './review.module.css';
import { useBoard, useDesk } from './review-desk.ts';
import { writeRewording } from './rewording.ts';
import { SuggestForm } from './suggest-form.tsx';

const QUOTE = 160;

/** The form for a new comment or suggestion, as a card. */
export function DraftCard({ hasQuote, onClose }: { hasQuote: boolean; onClose?: () => void }) {
  const desk = useDesk();
  const { view } = desk;
  const writing = useBoard((facts) => facts.writing);
  const begun = useBoard((facts) => facts.begun);
  const reworded = useBoard((facts) => facts.reworded);
  const { draft } = view.state.field(reviewField);
  const isWhole = writing === 'document' || draft === null;
  const quote = isWhole ? '' : toBarePassage(view.state, draft).text;
  const close = (): void => {
    desk.stopWriting();
    onClose?.();
    view.focus();
  };
  if (writing === 'suggestion' && draft !== null)
    return (
      <section className={style['card']} data-active aria-label={t('cardNewSuggestion')}>
        <SuggestForm
          key={begun}
          place={nameSuggestionDraft(reworded)}
          seen={reworded}
          start={reworded}
          onSend={(wanted, seen) => {
            const passage = toBarePassage(view.state, view.state.field(reviewField).draft ?? draft);
            const effect = writeRewording({
              suggestion: newUuid(),
              known: [],
              passage,
              seen,
              wanted,
              newId: () => newUuid().slice(0, 8),
            });
            if (effect !== null) desk.review.perform(effect);
            close();
            return true;
          }}
          onCancel={close}
        />
      </section>
    );
  return (
    <section className={style['card']} data-active aria-label={t('cardDraft')}>
      {isWhole && <p className={style['meta']}>{t('wholeDocument')}</p>}
      {hasQuote && quote !== '' && <blockquote className={style['quote']}>{shorten(quote, QUOTE)}</blockquote>}
      <MessageForm
        place={NEW_COMMENT}
        label={t('write')}
        sendLabel={t('send')}
        isFocused
        onSend={(body, mentions) => {
          const place = view.state.field(reviewField).draft;
          const anchor =
            isWhole || place === null ? null : toBarePassage(view.state, readPassage(view.state, place.from, place.to));
          const id = newUuid();
          desk.review.perform({ type: 'thread', id, anchor, message: newUuid(), body, mentions });
          if (onClose === undefined) return desk.sent(id);
          // The sheet closes and uncovers the text, where the new mark is visible. Collapse the selection, or
          // commenting on it would be offered again.
          close();
          view.dispatch({ selection: { anchor: view.state.selection.main.to } });
          toastSuccess(t('commentAdded'), { action: { label: t('showComment'), run: () => desk.open(id) } });
        }}
        onCancel={close}
      />
    </section>
  );
}
