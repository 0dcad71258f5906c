import { Button, Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../lib/texts/review.ts';
import style from './review.module.css';
import { useDesk } from './review-desk.ts';

/** A form for rewording a passage, in Markdown like the document itself. */
export function SuggestForm(props: {
  /** Key of the draft. */
  place: string;
  /** The current wording. */
  start: string;
  onSend: (text: string) => void;
  onCancel: () => void;
}) {
  const { drafts } = useDesk();
  // Of when it was opened: others may write in the passage meanwhile.
  const [{ place, start }] = useState({ place: props.place, start: props.start });
  const [text, setText] = useState(() => drafts.read(place) || start);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);
  const leave = (run: () => void): void => {
    drafts.write(place, '');
    run();
  };
  const send = (): void => {
    if (text !== start) leave(() => props.onSend(text.toWellFormed()));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The card's shortcut keys are ordinary letters here.
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
        autosize
        minRows={2}
        maxRows={16}
        size="sm"
        label={t('suggestLabel')}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          drafts.write(place, event.currentTarget.value === start ? '' : event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        // Escape closes this form, not the drawer around it.
        data-mantine-stop-propagation="true"
      />
      <div className={style['buttons']}>
        <Button size="xs" variant="subtle" color="gray" onClick={() => leave(props.onCancel)}>
          {t('cancel')}
        </Button>
        <Button size="xs" disabled={text === start} onClick={send}>
          {t('suggest')}
        </Button>
      </div>
    </div>
  );
}
