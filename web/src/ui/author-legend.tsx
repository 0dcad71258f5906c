import { t } from '../lib/texts/comparing.ts';
import type { ShownAuthor } from './author-colors.ts';
import style from './author-legend.module.css';

/** Legend of author colours: the label used beside the text, and the name. */
export function AuthorLegend(props: {
  authors: readonly ShownAuthor[];
  label: string;
  /** Name of the main author, who has no colour. */
  main?: string | null;
  /** Share of each author, by name. If given, authors are listed one per line. */
  shares?: ReadonlyMap<string, string> | undefined;
}) {
  const { authors, label, main = null, shares } = props;
  if (authors.length === 0) return null;
  return (
    <ul className={style['legend']} data-shares={shares !== undefined || undefined} aria-label={label}>
      {authors.map((author) => (
        <li key={author.name}>
          <span
            className={style['sign']}
            style={{ '--author': author.color === null ? 'var(--muted)' : `var(--person-${author.color})` }}
            data-several={author.color === null || undefined}
            data-plain={author.name === main || undefined}
            aria-hidden
          >
            {author.initials}
          </span>
          {author.name === main ? t('mainAuthor', { name: author.name }) : author.name}
          {shares && <span className={style['share']}>{shares.get(author.name)}</span>}
        </li>
      ))}
    </ul>
  );
}
