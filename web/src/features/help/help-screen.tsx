import { TextInput } from '@mantine/core';
import {
  type Icon,
  IconBulb,
  IconFileExport,
  IconHistory,
  IconKeyboard,
  IconMessage,
  IconPencil,
  IconQuote,
  IconSearch,
  IconTable,
  IconUsers,
  IconWifiOff,
} from '@tabler/icons-react';
import { type KeyboardEvent as KeyPress, useEffect, useRef, useState } from 'react';
import { showHintsAgain } from '../../lib/hints-left.ts';
import { openShortcuts } from '../../lib/open-shortcuts.ts';
import { t } from '../../lib/texts/help.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useCurrentPart } from '../../ui/page-parts.tsx';
import { PlainMarkdown, renderInline } from '../../ui/plain-markdown.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { findHelp, type FoundTopic } from './find-help.ts';
import { HelpResults } from './help-results.tsx';
import style from './help-screen.module.css';
import { synonyms, topics } from './read-topics.ts';
import { Scene, Specimen } from './specimen.tsx';
import { TOPICS } from './topics/topics.ts';

/** How to write, cite, review and export, on one page, with a search that includes the list of shortcuts. */
export function HelpScreen() {
  const [words, setWords] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const isSearching = words.trim() !== '';
  const found = isSearching ? findHelp(topics, synonyms, words) : [];
  const { ref, current } = useCurrentPart(TOPICS, isSearching);
  const open = (topic: string): void => {
    setWords('');
    // Wait until the full page has been rendered again.
    requestAnimationFrame(() => {
      const title = document.getElementById(`${topic}-title`);
      title?.scrollIntoView();
      title?.focus({ preventScroll: true });
    });
  };
  useEffect(() => {
    // The page's content is loaded late, so the browser found nothing to scroll to.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const isField = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isField) return;
      event.preventDefault();
      search.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  /** Arrows lead from the field through the results and back, Enter opens the first, and Escape returns to the field. */
  const onSearchKey = (event: KeyPress<HTMLElement>): void => {
    if (!isSearching || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
    const at = results.findIndex((result) => result === document.activeElement);
    const isField = document.activeElement === search.current;
    if (!isField && at === -1) return;
    if (event.key === 'ArrowDown') results[Math.min(at + 1, results.length - 1)]?.focus();
    else if (event.key === 'ArrowUp' && !isField) (results[at - 1] ?? search.current)?.focus();
    else if (event.key === 'Enter' && isField && found.length > 0) results[0]?.click();
    else if (event.key === 'Escape' && isField) setWords('');
    else if (event.key === 'Escape') search.current?.focus();
    else return;
    event.preventDefault();
  };
  const side = (
    <div className={style['side']}>
      <nav className={style['nav']} aria-label={t('topics')} data-searching={isSearching || undefined}>
        <ul>
          {TOPICS.map((id) => (
            <li key={id}>
              <TopicLink
                id={id}
                isCurrent={id === current && !isSearching}
                hits={isSearching ? countHits(found.find((topic) => topic.id === id)) : undefined}
                onOpen={open}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className={style['also']}>
        <button type="button" onClick={openShortcuts}>
          <IconKeyboard size={18} aria-hidden />
          {t('shortcuts')}
        </button>
        <button
          type="button"
          onClick={() => {
            showHintsAgain();
            toastSuccess(t('hintsBack'));
          }}
        >
          <IconBulb size={18} aria-hidden />
          {t('hintsAgain')}
        </button>
      </div>
    </div>
  );
  return (
    <div className="page">
      <PageHeader title={t('title')} hint={t('hint')} />
      <div className={style['columns']} onKeyDown={onSearchKey}>
        <TextInput
          ref={search}
          className={style['search'] ?? ''}
          type="search"
          size="md"
          aria-label={t('search')}
          placeholder={t('searchHint')}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={isSearching ? undefined : <kbd className={style['key']}>/</kbd>}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {!isSearching && side}
        <div className={style['topics']} ref={ref}>
          {isSearching ? (
            <HelpResults words={words} found={found} onOpen={open} />
          ) : (
            TOPICS.map((id) => <HelpTopic key={id} id={id} />)
          )}
        </div>
        {/* Last while searching, so that Tab leads from the field to the results. */}
        {isSearching && side}
      </div>
    </div>
  );
}

const ICONS: Record<(typeof TOPICS)[number], Icon> = {
  writing: IconPencil,
  numbers: IconTable,
  citations: IconQuote,
  review: IconMessage,
  exports: IconFileExport,
  history: IconHistory,
  groups: IconUsers,
  offline: IconWifiOff,
};

function countHits(found: FoundTopic | undefined): number {
  return found === undefined ? 0 : found.paragraphs.length + found.examples.length;
}

/** While searching, shows the number of matches (`hits`) and closes the search, since the topic is not on the page then. */
function TopicLink({
  id,
  isCurrent,
  hits,
  onOpen,
}: {
  id: (typeof TOPICS)[number];
  isCurrent: boolean;
  hits: number | undefined;
  onOpen: (topic: string) => void;
}) {
  const Sign = ICONS[id];
  return (
    <a
      href={`#${id}`}
      aria-current={isCurrent ? 'location' : undefined}
      data-hits={hits}
      onClick={(event) => {
        if (hits === undefined) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      <Sign size={18} aria-hidden />
      {topics[id].title}
      {hits !== undefined && hits > 0 && <span className={style['hits']}>{hits}</span>}
    </a>
  );
}

function HelpTopic({ id }: { id: (typeof TOPICS)[number] }) {
  const { title, text, examples, scene } = topics[id];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={style['topic']}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <div className={style['text']}>
        <PlainMarkdown text={text} />
      </div>
      {examples !== undefined && (
        <table className={style['examples']}>
          <thead>
            <tr>
              <th scope="col">{t('write')}</th>
              <th scope="col">{t('becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map(([source, meaning, drawn]) => (
              <tr key={source}>
                <td>
                  <code>{source}</code>
                  <span>{renderInline(meaning)}</span>
                </td>
                <td>
                  <Specimen source={source} drawn={drawn} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {scene !== undefined && <Scene {...scene} />}
    </section>
  );
}
