import type { Identifier } from '@scriptorium/bibliography/identifiers.ts';
import { useEffect, useRef } from 'react';
import type { WorkElsewhere } from '../../api/search-works.ts';
import type { FoundWork } from '../../editor/citations/bib-index.ts';
import { t } from '../../lib/texts/citing.ts';
import { WorkElsewhereLines } from '../../ui/work-elsewhere.tsx';
import style from './cite-dialog.module.css';

/** What Enter chooses: a library entry, an identifier look-up, a search at public services, or a work found there. */
export type Offer =
  | { readonly kind: 'work'; readonly work: FoundWork }
  | { readonly kind: 'search'; readonly words: string }
  /** `known`: the library's entry for the same work. */
  | { readonly kind: 'elsewhere'; readonly work: WorkElsewhere; readonly known: FoundWork | null }
  | { readonly kind: 'look-up'; readonly identifier: Identifier; readonly allowed: boolean };

export function FoundWorks(props: {
  offers: readonly Offer[];
  at: number;
  isEmpty: boolean;
  query: string;
  onTake: (offer: Offer) => void;
}) {
  const { offers, at } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const isAsked = props.query.trim() !== '';
  const isFound = offers.some(({ kind }) => kind !== 'search');
  return (
    <>
      {!isFound && (props.isEmpty || isAsked) && (
        <p className={style['none']}>{props.isEmpty ? t('emptyLibrary') : t('nothing')}</p>
      )}
      <div
        ref={list}
        id="works-found"
        role="listbox"
        aria-label={t(offers[0]?.kind === 'elsewhere' ? 'foundElsewhere' : 'results')}
        className={style['found']}
        hidden={offers.length === 0}
      >
        {offers.map((offer, index) => (
          <div
            key={nameOffer(offer)}
            id={`work-found-${index}`}
            role="option"
            aria-selected={index === at}
            aria-disabled={offer.kind === 'look-up' && !offer.allowed}
            tabIndex={-1}
            className={style['offer']}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.onTake(offer)}
            onKeyDown={undefined}
          >
            <Shown offer={offer} />
          </div>
        ))}
      </div>
    </>
  );
}

function nameOffer(offer: Offer): string {
  if (offer.kind === 'work') return offer.work.key;
  return offer.kind === 'elsewhere' ? offer.work.source : offer.kind;
}

function Shown({ offer }: { offer: Offer }) {
  switch (offer.kind) {
    case 'work':
      return <Work work={offer.work} />;
    case 'look-up':
      return <LookUp {...offer} />;
    case 'search':
      return (
        <>
          <b>{t('searchWorks', { words: offer.words })}</b>
          <span className={style['work-title']}>{t('searchWorksHint')}</span>
        </>
      );
    case 'elsewhere':
      return <WorkElsewhereLines work={offer.work} known={offer.known && t('knownAs', { key: offer.known.key })} />;
  }
}

function Work({ work }: { work: FoundWork }) {
  const { key, names, year, title } = work;
  return (
    <>
      <span className={style['line']}>
        <b>{[names, year].filter(Boolean).join(' ') || key}</b> <code>{key}</code>
      </span>
      <span className={style['work-title']}>{title}</span>
    </>
  );
}

function LookUp({ identifier: { kind, value }, allowed }: { identifier: Identifier; allowed: boolean }) {
  const name = t(kind);
  if (!allowed) return <span className={style['work-title']}>{t('lookUpOff', { name: `${name} ${value}` })}</span>;
  return (
    <>
      <b>{t('lookUp', { name, value })}</b>
      <span className={style['work-title']}>{t('lookUpHint')}</span>
    </>
  );
}
