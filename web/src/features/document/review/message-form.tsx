import { Button, Textarea } from '@mantine/core';
import { REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../lib/texts/review.ts';
import { UserAvatar } from '../../../ui/user-avatar.tsx';
import { cleanWords } from './drafts.ts';
import { NotSent } from './not-sent.tsx';
import { addAuthors, type Chosen, findMention, matchPeople, type Mentionable, readBody, writeBody } from './mention.ts';
import style from './review.module.css';
import { useDesk } from './review-desk.ts';

/** A form for a comment or reply. Its text is kept as a draft until it is sent or cancelled. */
export function MessageForm(props: {
  /** Key of the draft. */
  place: string;
  label: string;
  sendLabel: string;
  /** The initial text, when editing a message. */
  start?: string;
  isFocused?: boolean;
  /** Hides the buttons while the form is empty. */
  hasQuietButtons?: boolean;
  onSend: (body: string, mentions: string[]) => void;
  onCancel: () => void;
}) {
  const { drafts, people, board, me, hasEnded } = useDesk();
  const { place, isFocused = false } = props;
  const [{ text: start, chosen: startChosen }] = useState(() => readBody(props.start ?? '', people));
  // Distinguishes people of the same name.
  const [meant, setMeant] = useState<Chosen>(startChosen);
  const [text, setText] = useState(() => drafts.read(place) || start);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useStaysSeen(form, text !== '');
  const listId = useId();
  useEffect(() => {
    if (!isFocused) return;
    field.current?.focus({ preventScroll: true });
    // Caret after the restored draft, to continue writing there.
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isFocused]);
  const mention = isClosed ? null : findMention(text, caret);
  const offered = mention === null ? [] : matchPeople(addAuthors(people, board.read().threads, me), mention.query);
  const at = Math.min(chosen, offered.length - 1);
  const change = (next: string, position: number): void => {
    setText(next);
    setCaret(position);
    setChosen(0);
    setClosed(false);
    drafts.write(place, next === start ? '' : next);
  };
  const insert = (person: Mentionable | undefined): void => {
    if (mention === null || person === undefined) return;
    const name = person.displayName;
    setMeant([...meant, person]);
    const end = mention.from + name.length + 2;
    // Synchronously, so that the next key lands after the name even on a slow machine.
    flushSync(() => change(`${text.slice(0, mention.from)}@${name} ${text.slice(caret)}`, end));
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(end, end);
  };
  const written = writeBody(cleanWords(text).trim(), people, meant);
  const over = written.body.length - REVIEW_LIMITS.messageLength;
  const isSendable = written.body !== '' && over <= 0 && !hasEnded;
  const send = (): void => {
    if (!isSendable) return;
    props.onSend(written.body, written.mentions.slice(0, REVIEW_LIMITS.mentionsPerMessage));
    drafts.write(place, '');
    setText('');
    setMeant([]);
  };
  const cancel = (): void => {
    drafts.write(place, '');
    setText(start);
    props.onCancel();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // In this form, the card's shortcut keys are ordinary letters.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    else if (offered.length > 0 && (key === 'ArrowDown' || key === 'ArrowUp'))
      setChosen((at + (key === 'ArrowDown' ? 1 : offered.length - 1)) % offered.length);
    else if (offered.length > 0 && (key === 'Enter' || key === 'Tab')) insert(offered[at]);
    else if (offered.length > 0 && key === 'Escape') setClosed(true);
    // The text stays stored as a draft.
    else if (key === 'Escape') props.onCancel();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={form} className={style['form']}>
      <Textarea
        ref={field}
        // Otherwise, a sheet opening with the form would focus its first button.
        data-autofocus={isFocused || undefined}
        dir="auto"
        autosize
        minRows={1}
        maxRows={12}
        size="sm"
        aria-label={props.label}
        placeholder={props.label}
        value={text}
        readOnly={hasEnded}
        error={over > 0 && t('tooLong', { count: over })}
        onChange={(event) => change(event.currentTarget.value, event.currentTarget.selectionStart)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        // Escape closes this form, not the drawer around it.
        data-mantine-stop-propagation="true"
        // Not role=combobox, which a multi-line field cannot have; there is a list only while a name is being typed.
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? `${listId}-${at}` : undefined}
      />
      <div role="status" className="sr-only">
        {offered.length > 0 && t('peopleOffered', { count: offered.length })}
      </div>
      {offered.length > 0 && (
        <div id={listId} role="listbox" aria-label={t('people')} className={style['mentions']}>
          {offered.map((person, index) => (
            <div
              key={person.uuid}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onMouseDown={(event) => {
                event.preventDefault();
                insert(person);
              }}
            >
              <UserAvatar person={person} size="xs" decorative />
              {person.displayName}
            </div>
          ))}
        </div>
      )}
      {hasEnded && <NotSent text={text} />}
      {!hasEnded && (!props.hasQuietButtons || text !== '') && (
        <div className={style['buttons']}>
          <Button size="xs" variant="subtle" color="gray" onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button size="xs" disabled={!isSendable} onClick={send}>
            {props.sendLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Keeps a form and its buttons in view while it is being filled in, above the on-screen keyboard too. */
function useStaysSeen(form: RefObject<HTMLElement | null>, isFilled: boolean): void {
  useEffect(() => {
    const show = (): void => {
      if (form.current?.contains(document.activeElement)) form.current.scrollIntoView({ block: 'nearest' });
    };
    show();
    const { visualViewport: viewport } = window;
    viewport?.addEventListener('resize', show);
    return () => viewport?.removeEventListener('resize', show);
  }, [form, isFilled]);
}
