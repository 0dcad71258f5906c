import { IS_MAC, showKeys } from '../../lib/show-keys.ts';
import { markWords } from '../../lib/match-words.ts';
import { SHORTCUTS } from '../../lib/shortcut-list.ts';
import { t } from '../../lib/texts/help.ts';
import { t as shortcut } from '../../lib/texts/shortcuts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type FoundTopic, searchFor } from './find-help.ts';
import style from './help-screen.module.css';
import { synonyms } from './read-topics.ts';

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
  const { saysAll } = searchFor(words, synonyms);
  const keys = SHORTCUTS.flatMap(({ title, lines }) =>
    lines.filter(({ text }) => saysAll(`${shortcut(title)} ${shortcut(text)}`)),
  );
  const isNothing = found.length === 0 && keys.length === 0;
  return (
    <>
      <p role="status" className={isNothing ? 'sr-only' : style['amount']}>
        {t('found', { topics: found.length, keys: keys.length })}
      </p>
      {isNothing && <EmptyState title={t('nothing', { words })} text={t('nothingHint')} />}
      {found.map(({ id, title, paragraphs, examples }) => (
        <section key={id} className={style['result']} aria-labelledby={`${id}-found`}>
          <h2 id={`${id}-found`}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(id);
              }}
            >
              <Marked text={title} words={words} />
            </a>
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Marked text={paragraph} words={words} />
            </p>
          ))}
          {examples.length > 0 && (
            <dl className={style['found']}>
              {examples.map(([source, meaning]) => (
                <div key={source}>
                  <dt>
                    <code>
                      <Marked text={source} words={words} />
                    </code>
                  </dt>
                  <dd>
                    <Marked text={meaning} words={words} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
      {keys.length > 0 && (
        <section className={style['result']} aria-labelledby="keys-found">
          <h2 id="keys-found">{t('shortcuts')}</h2>
          <dl className={style['found']} data-keys>
            {keys.map(({ text, keys: usual, mac }) => (
              <div key={text}>
                <dt>
                  <Marked text={shortcut(text)} words={words} />
                </dt>
                <dd>
                  {((IS_MAC ? mac : undefined) ?? usual).map((key) => (
                    <kbd key={key}>{showKeys(key)}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

function Marked({ text, words }: { text: string; words: string }) {
  return markWords(text, words).map((part, at) =>
    // Keys by position are stable, since the text does not change.
    part.isMatch ? <mark key={`${at} ${part.text}`}>{part.text}</mark> : part.text,
  );
}
