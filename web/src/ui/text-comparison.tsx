import { memo, type Ref } from 'react';
import type { DiffPart } from '../lib/word-diff.ts';
import style from './text-comparison.module.css';

/**
 * Two texts as one: removed text struck through, added text underlined, never by colour alone. Changes carry
 * `data-change`.
 */
export const TextComparison = memo(function TextComparison(props: {
  parts: readonly DiffPart[];
  source?: boolean;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={props.ref} className={style['text']} data-source={props.source || undefined}>
      {props.parts.map((part, at) => {
        if (part.kind === 'same') return <span key={at}>{part.text}</span>;
        const Tag = part.kind === 'added' ? 'ins' : 'del';
        return (
          <Tag key={at} data-change={at} tabIndex={-1}>
            {part.text}
          </Tag>
        );
      })}
    </div>
  );
});
