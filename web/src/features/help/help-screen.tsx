import { list } from '@scriptorium/contract/operations/workspace.ts';
import { TextInput } from '@mantine/core';
import {
  type Icon,
  IconBulb,
  IconEye,
  IconFileCode,
  IconFileExport,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconHistory,
  IconKeyboard,
  IconLink,
  IconMessage,
  IconPencil,
  IconQuote,
  IconSearch,
  IconShare2,
  IconShield,
  IconTable,
  IconUsers,
  IconWifiOff,
  IconWorld,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent as KeyPress, type MouseEvent, useEffect, useRef, useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { showHintsAgain } from '../../lib/hints-left.ts';
import { openShortcuts } from '../../lib/open-shortcuts.ts';
import { showKeptCopies } from '../../lib/show-kept-copies.ts';
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
  const leadTo = useNamedPlaces();
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
    const place = document.getElementById(location.hash.slice(1));
    if (place === null || place.parentElement === null) return;
    // Formulas and fonts, even later, move it again.
    const observer = new ResizeObserver(() => place.scrollIntoView());
    const end = (): void => observer.disconnect();
    observer.observe(place.parentElement);
    const deeds = ['wheel', 'keydown', 'pointerdown'] as const;
    for (const deed of deeds) addEventListener(deed, end, { once: true, passive: true });
    return () => {
      end();
      for (const deed of deeds) removeEventListener(deed, end);
    };
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
        <div className={style['topics']} ref={ref} onClick={leadTo}>
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
  history: IconHistory,
  exports: IconFileExport,
  word: IconFileTypeDocx,
  sharing: IconShare2,
  groups: IconUsers,
  offline: IconWifiOff,
};

/** Beside what the facts of a topic name, in their order. */
const FACTS: Partial<Record<(typeof TOPICS)[number], readonly Icon[]>> = {
  exports: [IconFileTypePdf, IconFileTypeDocx, IconFileText, IconWorld, IconFileCode],
  sharing: [IconUsers, IconLink, IconWorld],
  groups: [IconEye, IconMessage, IconPencil, IconShield],
};

function Sign({ of: Named }: { of: Icon | undefined }) {
  return Named !== undefined && <Named size={18} aria-hidden />;
}

/** Follows the links in the texts that lead elsewhere than to a topic. */
function useNamedPlaces(): (event: MouseEvent<HTMLElement>) => void {
  const router = useRouter();
  const { data } = useQuery(operationQuery(list, {}));
  const home = data?.workspaces.find(({ ownerType }) => ownerType === 'user')?.uuid;
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    if (link === '#shortcuts') openShortcuts();
    else if (link === '#drafts') showKeptCopies();
    else if (link === '#references') {
      if (home !== undefined) void router.navigate({ to: '/references/$uuid', params: { uuid: home } });
    } else return;
    event.preventDefault();
  };
}

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
  const { title, text, examples, facts, scene } = topics[id];
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
      {facts !== undefined && (
        <table className={style['examples']}>
          <thead>
            <tr>
              {facts.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.rows.map(([name, meaning], at) => (
              <tr key={name}>
                <td className="strong">
                  <span className={style['fact']}>
                    <Sign of={FACTS[id]?.[at]} />
                    {renderInline(name)}
                  </span>
                </td>
                <td>{renderInline(meaning)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {scene !== undefined && <Scene {...scene} />}
    </section>
  );
}
