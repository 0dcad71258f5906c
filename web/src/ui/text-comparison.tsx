import { memo, type Ref } from 'react';
import type { DiffPart } from '../lib/word-diff.ts';
import { t } from '../lib/texts/common.ts';
import type { ShownAuthor } from './author-colors.ts';
import style from './text-comparison.module.css';

/** `by`: the mark of its author, where that is known. */
export type ComparedPart = DiffPart & { readonly by?: number };

/**
 * Two texts as one: removed text struck through, added text underlined, never by colour alone. Changes carry
 * `data-change`. With `authors` (by mark, from 1) each change shows the colour, the initials and the name of its author.
 */
export const TextComparison = memo(function TextComparison(props: {
  parts: readonly ComparedPart[];
  authors?: readonly ShownAuthor[];
  source?: boolean;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={props.ref} className={style['text']} data-source={props.source || undefined}>
      {props.parts.map((part, at) => {
        if (part.kind === 'same') return <span key={at}>{part.text}</span>;
        const Tag = part.kind === 'added' ? 'ins' : 'del';
        const author = props.authors?.[(part.by ?? 0) - 1];
        return (
          <Tag key={at} data-change={at} tabIndex={-1} {...(author && describeAuthor(part.kind, author))}>
            {part.text}
          </Tag>
        );
      })}
    </div>
  );
});

function describeAuthor(kind: DiffPart['kind'], { name, initials, color }: ShownAuthor) {
  return {
    title: kind === 'added' ? t('addedBy', { name }) : t('deletedBy', { name }),
    'data-initials': initials,
    style: { '--author': color === null ? 'var(--muted)' : `var(--person-${color})` },
  };
}
