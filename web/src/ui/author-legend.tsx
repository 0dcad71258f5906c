import type { ShownAuthor } from './author-colors.ts';
import style from './author-legend.module.css';

/** What the colours of authors mean: the sign that stands beside the text, and the name. */
export function AuthorLegend({ authors, label }: { authors: readonly ShownAuthor[]; label: string }) {
  if (authors.length === 0) return null;
  return (
    <ul className={style['legend']} aria-label={label}>
      {authors.map((author) => (
        <li key={author.name}>
          <span
            className={style['sign']}
            style={{ '--author': author.color === null ? 'var(--muted)' : `var(--person-${author.color})` }}
            data-several={author.color === null || undefined}
            aria-hidden
          >
            {author.initials}
          </span>
          {author.name}
        </li>
      ))}
    </ul>
  );
}
