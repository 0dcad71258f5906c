import { IconBlockquote, IconBooks, IconMath, IconPhoto, IconTable } from '@tabler/icons-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { drawWords, FORMULA } from '../../editor/live-preview/draw-words.ts';
import type { Outline, OutlineItem } from '../../editor/options.ts';
import { t as styleText } from '../../lib/texts/citation-style.ts';
import { t } from '../../lib/texts/document.ts';
import { OutlineSkeleton } from '../../ui/document-skeleton.tsx';
import { UserAvatars } from '../../ui/user-avatar.tsx';
import style from './side-panel.module.css';

const ICONS = { figure: IconPhoto, table: IconTable, formula: IconMath };

/** The text of an entry, with its formulas drawn. */
function Words({ text }: { text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const hasFormula = FORMULA.test(text);
  useLayoutEffect(() => {
    if (hasFormula) place.current?.replaceChildren(...drawWords(text));
  }, [text, hasFormula]);
  return hasFormula ? <span ref={place} /> : text;
}

/** Other users currently in a section. */
function findPeople({ people, items }: Outline, heading: OutlineItem) {
  return people
    .filter(({ section }) => items[section] === heading)
    .map(({ name, color }) => ({ uuid: `${name} ${color}`, displayName: name, color }));
}

/**
 * The text's headings, with the visible one marked, and below them other things to jump to. Memoised, since a long text
 * has thousands.
 */
export const OutlinePanel = memo(function OutlinePanel({
  outline,
  onJump,
  onOpen,
  onStyle,
}: {
  outline: Outline | null;
  onJump: (at: OutlineItem) => void;
  /** Opens a bibliography. */
  onOpen: (path: string) => void;
  /** Opens the choice of citation style; null for readers. */
  onStyle: (() => void) | null;
}) {
  if (outline === null) return <OutlineSkeleton />;
  const { items, title } = outline;
  const headings = items.filter((item) => item.kind === 'heading');
  const things = items.filter((item) => item.kind !== 'heading');
  const current = items[outline.current];
  const top = Math.min(...headings.map((heading) => heading.level));
  const { cited, found, files } = outline.citations;
  return (
    <nav aria-label={t('outline')}>
      {headings.length === 0 && title === '' && <p className={style['none']}>{t('outlineEmpty')}</p>}
      <ul>
        {title !== '' && (
          <li className={style['section']}>
            <button
              type="button"
              className={style['entry']}
              aria-current={outline.current === -1 ? 'location' : undefined}
              onClick={() => onJump({ kind: 'heading', level: 0, text: title, from: 0, line: 1 })}
            >
              <Words text={title} />
            </button>
          </li>
        )}
        {headings.map((heading) => (
          <li key={heading.from} className={style['section']}>
            <button
              type="button"
              className={style['entry']}
              aria-current={heading === current ? 'location' : undefined}
              style={{ paddingLeft: 8 + (heading.level - top) * 16 }}
              onClick={() => onJump(heading)}
            >
              <Words text={heading.text} />
            </button>
            <UserAvatars people={findPeople(outline, heading)} limit={3} size="xs" />
          </li>
        ))}
      </ul>
      {things.length > 0 && <h2 className={style['head']}>{t('things')}</h2>}
      <ul>
        {things.map((thing) => {
          const Icon = ICONS[thing.kind as keyof typeof ICONS];
          return (
            <li key={thing.from}>
              <button
                type="button"
                className={`${style['entry']} ${style['thing']}`}
                title={thing.text.replaceAll('$', '')}
                onClick={() => onJump(thing)}
              >
                <Icon size={16} aria-hidden />
                <span>
                  <Words text={thing.text} />
                  {thing.note !== undefined && <span className={style['note']}> {thing.note}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {(cited > 0 || files.length > 0) && (
        <h2 className={style['head']}>
          <span>{t('citations')}</span>
          {cited > 0 && found !== null && (
            <span className="num">
              {found === 'withheld'
                ? t('citationsUnchecked')
                : t('citationsFound', { found, cited, missing: cited - found })}
            </span>
          )}
        </h2>
      )}
      <ul>
        {files.map((file) => (
          <li key={file}>
            <button type="button" className={style['entry']} onClick={() => onOpen(file)}>
              <IconBooks size={16} aria-hidden />
              <span>{file}</span>
            </button>
          </li>
        ))}
        {(cited > 0 || files.length > 0) && onStyle && (
          <li>
            <button type="button" className={style['entry']} onClick={onStyle}>
              <IconBlockquote size={16} aria-hidden />
              <span>{styleText('open')}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
});
