import type { ShownWordReturn, UnplacedWordChange } from '@scriptorium/contract/operations/workspace-word.ts';
import { colorInText } from '../../../lib/person-color.ts';
import { formatAbsoluteTime } from '../../../lib/relative-time.ts';
import { t } from '../../../lib/texts/word-return.ts';
import type { Added, Compared } from './use-word-return.ts';
import { showPlace } from './shown-place.ts';
import style from './word-return.module.css';

/** The contents of a Word file: each change and comment, and those whose place in the text was not found. */
export function FoundInWord({ found }: { found: Compared }) {
  const { changes, comments, people, same, formulas, decided } = found;
  const isEmpty = changes + comments === 0;
  return (
    <div className={style['found']}>
      <p className={style['sum']} role="status">
        {isEmpty && found.unplacedCount === 0 ? t('nothing') : t('found', { changes, comments })}
      </p>
      <p className="muted small">{describeBase(found.base)}</p>
      {/* With a single author, each change already names them. */}
      {people.length > 1 && (
        <ul className={style['people']} aria-label={t('people')}>
          {people.map((person) => (
            <li key={person.name ?? ''}>
              {person.name ?? t('nobody')} <span className="muted">{describePerson(person)}</span>
            </li>
          ))}
        </ul>
      )}
      <Shown shown={found.shown} count={changes + comments} />
      {same > 0 && <p className="small">{t('same', { count: same })}</p>}
      {formulas > 0 && <p className="small">{t('formulas', { count: formulas })}</p>}
      {decided > 0 && <p className="small">{t('decided', { count: decided })}</p>}
      <Unplaced unplaced={found.unplaced} count={found.unplacedCount} />
    </div>
  );
}

function Shown({ shown, count }: { shown: readonly ShownWordReturn[]; count: number }) {
  if (shown.length === 0) return null;
  return (
    <ol className={style['shown']} tabIndex={0} aria-label={t('shown')}>
      {shown.map((one, at) => (
        <li key={`${at} ${one.comment ?? ''}`} style={colorOf(one.author)}>
          <p className={style['by']}>
            <b>{one.author ?? t('nobody')}</b>
            <span>{t(kindOf(one))}</span>
          </p>
          <p className={one.comment === null ? style['text'] : style['quote']}>
            {one.parts.map(({ is, text }, part) =>
              is === 'removed' ? (
                <del key={part}>{text}</del>
              ) : is === 'added' ? (
                <ins key={part}>{text}</ins>
              ) : (
                <span key={part}>{part === 0 ? hideHeadingMarks(text) : text}</span>
              ),
            )}
          </p>
          {one.comment !== null && <p className={style['text']}>{one.comment}</p>}
        </li>
      ))}
      {count > shown.length && <li className="muted">{t('moreShown', { count: count - shown.length })}</li>}
    </ol>
  );
}

/** As in the text once it is added; none if Word does not say whose it is. */
function colorOf(author: string | null): { '--person': string } | undefined {
  return author === null ? undefined : { '--person': `var(--person-${colorInText(author)})` };
}

function hideHeadingMarks(text: string): string {
  return text.replace(/^#{1,6} +(?=\S)/, '');
}

function kindOf({ comment, parts }: ShownWordReturn): 'commented' | 'deleted' | 'inserted' | 'replaced' {
  if (comment !== null) return 'commented';
  if (!parts.some(({ is }) => is === 'added')) return 'deleted';
  return parts.some(({ is }) => is === 'removed') ? 'replaced' : 'inserted';
}

function Unplaced({ unplaced, count }: { unplaced: readonly UnplacedWordChange[]; count: number }) {
  if (count === 0) return null;
  return (
    <>
      <p className="small">{t('unplaced', { count })}</p>
      <ul className={style['unplaced']} tabIndex={0} aria-label={t('unplaced', { count })}>
        {unplaced.map((change) => {
          const near = showPlace(change.near);
          return (
            <li
              key={`${change.why}\n${change.removed}\n${change.added}\n${change.near}`}
              style={colorOf(change.author)}
            >
              {change.removed !== '' && (
                <p>
                  {t('removed')} <del>{change.removed}</del>
                </p>
              )}
              {change.added !== '' && (
                <p>
                  {t('added')} <ins>{change.added}</ins>
                </p>
              )}
              <p className="muted">
                {describeWhy(change)}
                {near !== '' && ` · ${t('near', { near })}`}
                {change.author !== null && ` · ${change.author}`}
              </p>
            </li>
          );
        })}
        {count > unplaced.length && <li>{t('moreUnplaced', { count: count - unplaced.length })}</li>}
      </ul>
    </>
  );
}

function describeWhy({ why }: UnplacedWordChange): string {
  switch (why) {
    case 'unknown-place':
      return t('unknownPlace');
    case 'became-heading':
      return t('becameHeading');
    case 'became-item':
      return t('becameItem');
    case 'became-text':
      return t('becameText');
    default:
      return t(why);
  }
}

function describePerson({ changes, comments }: { changes: number; comments: number }): string {
  return t('ofPerson', { changes, comments, both: changes > 0 && comments > 0 ? 'yes' : 'no' });
}

function describeBase({ at, isCertain }: Compared['base']): string {
  if (at === undefined) return t(isCertain ? 'baseFirst' : 'guessFirst');
  return t(isCertain ? 'base' : 'guess', { time: formatAbsoluteTime(Date.parse(at)) });
}

/** Summarises in a sentence what was added. */
export function sayAdded({ added }: Added): string {
  const { suggestions, comments } = added;
  const total = suggestions + comments;
  if (total === 0) return t('nothingAdded');
  return t('wasAdded', { suggestions, comments, total, both: suggestions > 0 && comments > 0 ? 'yes' : 'no' });
}
