import { Fragment, memo, type ReactNode, type Ref, useMemo } from 'react';
import { findFrontChanges } from '../lib/front-changes.ts';
import { splitOuterSpaces } from '../lib/split-outer-spaces.ts';
import type { DiffPart } from '../lib/word-diff.ts';
import { t } from '../lib/texts/comparing.ts';
import type { ShownAuthor } from './author-colors.ts';
import style from './text-comparison.module.css';

/** `by`: the mark of its author, if known. */
export type ComparedPart = DiffPart & { readonly by?: number };

/**
 * Two texts merged into one: removed text struck through, added text underlined, never by colour alone. Changes carry
 * `data-change`. With `authors` (by mark, from 1), each change shows its author's colour, initials and name. Front
 * matter is folded into a line that says what changed in it, except in `source`.
 */
export const TextComparison = memo(function TextComparison(props: {
  parts: readonly ComparedPart[];
  authors?: readonly ShownAuthor[];
  source?: boolean;
  ref?: Ref<HTMLDivElement>;
}) {
  const { parts, authors, source = false } = props;
  const front = useMemo(() => (source ? null : findFrontChanges(parts)), [parts, source]);
  const drawText = (at: number, from?: number, to?: number): ReactNode => parts[at]?.text.slice(from, to);
  const draw = (part: ComparedPart, at: number): ReactNode => {
    if (part.kind === 'same') return <span key={at}>{drawText(at)}</span>;
    const Tag = part.kind === 'added' ? 'ins' : 'del';
    const author = authors?.[(part.by ?? 0) - 1];
    // In source, spaces may be what was changed.
    const [before, words, after] = source ? ['', part.text, ''] : splitOuterSpaces(part.text);
    return (
      <Fragment key={at}>
        {before}
        <Tag data-change={at} tabIndex={-1} {...(author && describeAuthor(part.kind, author))}>
          {words}
        </Tag>
        {after}
      </Fragment>
    );
  };
  if (front === null)
    return (
      <div ref={props.ref} className={style['text']} data-source={source || undefined}>
        {parts.map(draw)}
      </div>
    );
  return (
    <div ref={props.ref} className={style['text']}>
      <details className={style['front']}>
        {/* Generated content, so that offsets in a selection count the text alone. */}
        <summary aria-label={describeFront(front.keys)} data-label={describeFront(front.keys)} />
        {parts.slice(0, front.part).map(draw)}
        {drawText(front.part, 0, front.units)}
      </details>
      {drawText(front.part, front.units)}
      {parts.slice(front.part + 1).map((part, at) => draw(part, front.part + 1 + at))}
    </div>
  );
});

function describeFront(keys: readonly string[]): string {
  const [first, ...others] = keys.map((key) => key.replaceAll('-', ' '));
  if (first === undefined) return t('frontSame');
  return t('frontChanged', { keys: [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ') });
}

function describeAuthor(kind: DiffPart['kind'], { name, initials, color }: ShownAuthor) {
  return {
    title: kind === 'added' ? t('addedBy', { name }) : t('deletedBy', { name }),
    'data-initials': initials,
    style: { '--author': color === null ? 'var(--muted)' : `var(--person-${color})` },
  };
}
