import type { ReactNode } from 'react';
import { IS_MAC, showKeys } from '../../lib/show-keys.ts';
import { markWords } from '../../lib/match-words.ts';
import { SHORTCUTS } from '../../lib/shortcut-list.ts';
import { openShortcuts } from '../../lib/open-shortcuts.ts';
import { t } from '../../lib/texts/help.ts';
import { t as shortcut } from '../../lib/texts/shortcuts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type FoundTopic, searchFor } from './find-help.ts';
import style from './help-screen.module.css';
import { synonyms, topics } from './read-topics.ts';
import { TOPICS } from './topics/topics.ts';

/** Matches in the help and in the list of shortcuts. */
export function HelpResults({
  words,
  found,
  onOpen,
}: {
  words: string;
  found: readonly FoundTopic[];
  onOpen: (topic: string) => void;
}) {
  const { saysAll, others } = searchFor(words, synonyms);
  const groups = SHORTCUTS.map(({ title, lines }) => ({
    title,
    // With the name of the list, so that “shortcut” finds them all.
    lines: lines.filter(({ text }) => saysAll(`${t('shortcuts')} ${shortcut(title)} ${shortcut(text)}`)),
  })).filter(({ lines }) => lines.length > 0);
  const keys = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const isNothing = found.length === 0 && keys === 0;
  /** Synonyms are marked only where the words themselves are not found. */
  const markIn = (whole: string) => {
    const isSaid = markWords(whole, words).some(({ isMatch }) => isMatch);
    return (text: string) => <Marked text={text} words={words} others={isSaid ? [] : others} />;
  };
  return (
    <>
      <p role="status" className={isNothing ? 'sr-only' : style['amount']}>
        {t('found', { topics: found.length, keys })}
      </p>
      {isNothing && (
        <EmptyState title={t('nothing', { words: words.trim() })} text={t('nothingHint')}>
          {TOPICS.map((id) => (
            <TopicLink key={id} id={id} className={style['instead']} onOpen={onOpen}>
              {topics[id].title}
            </TopicLink>
          ))}
        </EmptyState>
      )}
      {found.map((topic) => (
        <Topic
          key={topic.id}
          topic={topic}
          mark={markIn([topic.title, ...topic.paragraphs, ...topic.examples.flat()].join(' '))}
          onOpen={onOpen}
        />
      ))}
      {keys > 0 && (
        <section className={style['result']} aria-labelledby="keys-found">
          <h2 id="keys-found">
            <button type="button" data-result onClick={openShortcuts}>
              {markIn(t('shortcuts'))(t('shortcuts'))}
            </button>
          </h2>
          {groups.map(({ title, lines }) => {
            const mark = markIn([title, ...lines.map(({ text }) => text)].map((text) => shortcut(text)).join(' '));
            return (
              <section key={title} aria-labelledby={`${title}-keys`}>
                <h3 id={`${title}-keys`}>{mark(shortcut(title))}</h3>
                <dl className={style['found']} data-keys>
                  {lines.map(({ text, keys: usual, mac }) => (
                    <div key={text}>
                      <dt>{mark(shortcut(text))}</dt>
                      <dd>
                        {((IS_MAC ? mac : undefined) ?? usual).map((key) => (
                          <kbd key={key}>{showKeys(key)}</kbd>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            );
          })}
        </section>
      )}
    </>
  );
}

function Topic(props: { topic: FoundTopic; mark: (text: string) => ReactNode; onOpen: (topic: string) => void }) {
  const { topic, mark, onOpen } = props;
  const { id, title, paragraphs, examples } = topic;
  return (
    <section className={style['result']} aria-labelledby={`${id}-found`}>
      <h2 id={`${id}-found`}>
        <TopicLink id={id} onOpen={onOpen}>
          {mark(title)}
        </TopicLink>
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{mark(paragraph)}</p>
      ))}
      {examples.length > 0 && (
        <dl className={style['found']}>
          {examples.map(([source, meaning]) => (
            <div key={source}>
              <dt>
                <code>{mark(source)}</code>
              </dt>
              <dd>{mark(meaning)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function TopicLink(props: {
  id: string;
  className?: string | undefined;
  onOpen: (topic: string) => void;
  children: ReactNode;
}) {
  return (
    <a
      href={`#${props.id}`}
      className={props.className}
      data-result
      onClick={(event) => {
        event.preventDefault();
        props.onOpen(props.id);
      }}
    >
      {props.children}
    </a>
  );
}

function Marked({ text, words, others }: { text: string; words: string; others: readonly string[] }) {
  return markWords(text, words, others).map((part, at) =>
    // Keys by position are stable, since the text does not change.
    part.isMatch ? <mark key={`${at} ${part.text}`}>{part.text}</mark> : part.text,
  );
}
