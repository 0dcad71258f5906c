import type { Identifier } from '@scriptorium/bibliography/identifiers.ts';
import { useEffect, useRef } from 'react';
import type { FoundWork } from '../../editor/citations/bib-index.ts';
import { t } from '../../lib/texts/citing.ts';
import style from './cite-dialog.module.css';

/** What Enter takes: a work of the library, or a look-up. */
export type Offer =
  | { readonly kind: 'work'; readonly work: FoundWork }
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
  return (
    <>
      <div
        ref={list}
        id="works-found"
        role="listbox"
        aria-label={t('results')}
        className={style['found']}
        hidden={offers.length === 0}
      >
        {offers.map((offer, index) => (
          <div
            key={offer.kind === 'work' ? offer.work.key : 'look-up'}
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
            {offer.kind === 'work' ? <Work work={offer.work} /> : <LookUp {...offer} />}
          </div>
        ))}
      </div>
      {offers.length === 0 && (props.isEmpty || isAsked) && (
        <p className={style['none']}>{props.isEmpty ? t('emptyLibrary') : t('nothing')}</p>
      )}
    </>
  );
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
