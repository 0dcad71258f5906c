import { Button, Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../lib/texts/review.ts';
import { cleanWords, readReworded, writeReworded } from './drafts.ts';
import { NotSent } from './not-sent.tsx';
import style from './review.module.css';
import { useDesk } from './review-desk.ts';

/** A form for rewording a passage, in Markdown like the document itself. */
export function SuggestForm(props: {
  /** Key of the draft. */
  place: string;
  /** The current passage, on which the draft is or will be based. */
  seen: string;
  /** The current wording. */
  start: string;
  /** `seen` is the passage as it was when the draft was begun. Returns false to keep the form and the draft. */
  onSend: (text: string, seen: string) => boolean;
  onCancel: () => void;
}) {
  const { drafts, hasEnded } = useDesk();
  // As of opening: others may edit the passage in the meantime.
  const [{ place, start, seen, kept }] = useState(() => {
    const draft = readReworded(drafts.read(props.place), props.seen) ?? { seen: props.seen, text: props.start };
    return { place: props.place, start: props.start, seen: draft.seen, kept: draft.text };
  });
  const [text, setText] = useState(kept);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);
  const change = (next: string): void => {
    setText(next);
    drafts.write(place, next === start ? '' : writeReworded({ seen, text: next }));
  };
  const send = (): void => {
    if (!hasEnded && text !== start && props.onSend(cleanWords(text), seen)) drafts.write(place, '');
  };
  const cancel = (): void => {
    drafts.write(place, '');
    props.onCancel();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // In this form, the card's shortcut keys are ordinary letters.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    else if (event.key === 'Escape') props.onCancel();
    else return;
    event.preventDefault();
  };
  return (
    <div className={style['form']}>
      <Textarea
        ref={field}
        // Otherwise, a sheet opening with the form would focus its first button.
        data-autofocus
        dir="auto"
        autosize
        minRows={2}
        maxRows={16}
        size="sm"
        label={t('suggestLabel')}
        value={text}
        readOnly={hasEnded}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        // Escape closes this form, not the drawer around it.
        data-mantine-stop-propagation="true"
      />
      {hasEnded ? (
        <NotSent text={text} />
      ) : (
        <div className={style['buttons']}>
          <Button size="xs" variant="subtle" color="gray" onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button size="xs" disabled={text === start} onClick={send}>
            {t('suggest')}
          </Button>
        </div>
      )}
    </div>
  );
}
