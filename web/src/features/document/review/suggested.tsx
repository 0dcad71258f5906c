import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconLink, IconPencil } from '@tabler/icons-react';
import { type OwnHunk, readHunks } from '@scriptorium/contract/review/core/project.ts';
import { isAtLeast, REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';
import { useState, useSyncExternalStore } from 'react';
import { citeText } from '../../../editor/citations/library.ts';
import { sliceBareText } from '../../../editor/collab/view/bare-text.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import { colorInText } from '../../../lib/person-color.ts';
import { t, T } from '../../../lib/texts/review.ts';
import { toastInfo } from '../../../ui/toasts.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { MessageHead } from './message.tsx';
import { type ChangeInWords, showCited, type ShownThread } from './read-threads.ts';
import { copyLink, decide } from './review-actions.ts';
import style from './review.module.css';
import { type ReviewDesk, useBoard, useDesk } from './review-desk.ts';
import { readSuggested, writeRewording } from './rewording.ts';
import { SuggestForm } from './suggest-form.tsx';
import { splitOuterSpaces } from '../../../lib/split-outer-spaces.ts';

const SHOWN_CHANGES = 3;

interface Suggestion extends ReturnType<typeof readSuggested> {
  readonly known: readonly OwnHunk[];
}

/** Null if it no longer exists. */
function readSuggestion({ review, view }: ReviewDesk, id: string): Suggestion | null {
  const known = readHunks(review.read()?.state.marks ?? [], (suggestion) => suggestion === id);
  if (known.length === 0) return null;
  return { known, ...readSuggested(known, (from, to) => sliceBareText(view.state, from, to)) };
}

/** Words around a change, with citations and references as in the text. */
function Around({ words }: { words: string }) {
  const { view, places } = useDesk();
  return useSyncExternalStore(places.subscribe, () => showCited(words, (source) => citeText(view.state, source)));
}

/** A change among the words around it. Spaces at its ends belong to those: a line below them would look like a slip. */
function ChangeInText({ before, cut, insert, after }: ChangeInWords) {
  const [beforeCut, struck, afterCut] = splitOuterSpaces(cut);
  const [beforeInsert, added, afterInsert] = splitOuterSpaces(insert);
  const isReplaced = cut !== '' && insert !== '';
  return (
    <li>
      <Around words={before + (isReplaced ? beforeCut : beforeCut + beforeInsert)} />
      {cut !== '' && <del>{struck}</del>}
      {isReplaced && ' '}
      {insert !== '' && <ins>{added}</ins>}
      <Around words={(isReplaced ? afterInsert : afterCut + afterInsert) + after} />
    </li>
  );
}

/** A change beside the text, which shows the words around it. */
function ChangeAlone({ cut, insert }: ChangeInWords) {
  return (
    <li data-alone>
      <T
        k={cut === '' ? 'insertion' : insert === '' ? 'deletion' : 'replacement'}
        values={{ cut: <del>{splitOuterSpaces(cut)[1]}</del>, insert: <ins>{splitOuterSpaces(insert)[1]}</ins> }}
      />
    </li>
  );
}

/** The suggested changes as text, with buttons to decide on them. */
export function Suggested(props: {
  thread: ShownThread;
  isNew: boolean;
  /** False beside the text. */
  hasContext: boolean;
}) {
  const { thread, isNew } = props;
  const Change = props.hasContext ? ChangeInText : ChangeAlone;
  const desk = useDesk();
  const { id, changes } = thread;
  const more = changes.length - SHOWN_CHANGES;
  const isOpen = thread.status === 'open';
  const isOwn = thread.by === desk.me && isAtLeast(desk.role, 'commenter');
  const mayDecide = isAtLeast(desk.role, 'editor');
  const isActive = useBoard((facts) => facts.active === id);
  const read = (): Suggestion | null => readSuggestion(desk, id);
  const draft = `amend ${id}`;
  const [amended, setAmended] = useState(() => (desk.drafts.read(draft) === '' ? null : read()));
  const amend = (): void => {
    const found = read();
    if (found !== null && found.passage.text.length > REVIEW_LIMITS.anchorLength) toastInfo(t('amendTooFar'));
    else setAmended(found);
  };
  if (amended !== null)
    return (
      <SuggestForm
        place={draft}
        seen={amended.passage.text}
        start={amended.words}
        onSend={(wanted, seen) => {
          // Others may have typed in the meantime, so read its current position.
          const now = read();
          if (now === null) {
            toastInfo(t('amendDecided'));
            return false;
          }
          const newId = (): string => newUuid().slice(0, 8);
          const takeBack = thread.by === desk.me ? 'withdraw' : 'reject';
          const effect = writeRewording({ suggestion: id, ...now, seen, wanted, newId, takeBack });
          if (effect?.type === 'decide') decide(desk.review, takeBack, effect.suggestions);
          else if (effect !== null) desk.review.perform(effect);
          setAmended(null);
          return true;
        }}
        onCancel={() => setAmended(null)}
      />
    );
  return (
    <>
      <MessageHead id={thread.by} name={thread.name} time={thread.time} word={thread.word} isNew={isNew}>
        <span className={style['space']} />
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size="sm" aria-label={t('actions')}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconLink size={16} />} onClick={() => copyLink(desk.linkTo(id))}>
              {t('copyLink')}
            </Menu.Item>
            {isOpen && mayDecide && (
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={amend}>
                {t('amend')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </MessageHead>
      <ul
        className={style['changes']}
        style={{ '--person': `var(--person-${colorInText(thread.word?.name ?? thread.by)})` }}
      >
        {changes.slice(0, SHOWN_CHANGES).map((change) => (
          <Change key={[change.before, change.cut, change.insert].join('\n')} {...change} />
        ))}
        {more > 0 && <li className={style['meta']}>{t('moreChanges', { count: more })}</li>}
      </ul>
      {isOpen && (isOwn || mayDecide) && (
        <div className={style['verdicts']}>
          {mayDecide && (
            <>
              <Tooltip label={`${t('accept')} · A`}>
                <Button
                  size="xs"
                  px={10}
                  // Filled on the active card only: a column of primary buttons would compete for attention.
                  variant={isActive ? 'filled' : 'default'}
                  aria-keyshortcuts="A"
                  onClick={() => decide(desk.review, 'accept', [id])}
                >
                  {t('accept')}
                </Button>
              </Tooltip>
              <Tooltip label={`${t('reject')} · R`}>
                <Button
                  size="xs"
                  px={10}
                  variant="default"
                  aria-keyshortcuts="R"
                  onClick={() => decide(desk.review, 'reject', [id])}
                >
                  {t('reject')}
                </Button>
              </Tooltip>
            </>
          )}
          {isOwn && !mayDecide && (
            <>
              <Button size="xs" px={10} variant="default" onClick={() => decide(desk.review, 'withdraw', [id])}>
                {t('withdraw')}
              </Button>
              <Button size="xs" px={10} variant="default" onClick={amend}>
                {t('amend')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}
