import { fillTemplate, pages, type Template } from '../lib/starters/templates.ts';
import { t } from '../lib/texts/dashboard.ts';
import style from './start-pages.module.css';

const STARTS = ['article', 'chapter', 'notes', 'sample'] as const;
export type Start = Exclude<Template, 'blank'> | 'sample';

/** The options for a new document, each shown as a miniature page. */
export function StartPages(props: { hasSample: boolean; disabled: boolean; onChoose: (start: Start) => void }) {
  return (
    <ul className={style['pages']}>
      {STARTS.filter((start) => props.hasSample || start !== 'sample').map((start) => (
        <li key={start}>
          <button
            type="button"
            className={style['start']}
            disabled={props.disabled}
            onClick={() => props.onChoose(start)}
          >
            <Sheet start={start} />
            <span className={style['name']}>{t(start === 'sample' ? 'samplePaper' : start)}</span>
            <span className={style['hint']}>{t(start === 'sample' ? 'samplePaperHint' : `${start}Hint`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A miniature of the page. */
function Sheet({ start }: { start: Start }) {
  if (start === 'sample')
    return (
      <span className={style['sheet']} aria-hidden>
        <strong>{pages.sample.title}</strong>
        <i style={{ width: '40%' }} />
        <b>{pages.sample.heading}</b>
        <i />
        <i style={{ width: '80%' }} />
        <svg viewBox="0 0 96 40" fill="none" stroke="currentColor">
          <path d="M8 2v32h84" opacity=".4" />
          <path d="M12 30 34 24 58 16 88 6" strokeWidth="1.5" />
          <path d="M12 30h0M34 24h0M58 16h0M88 6h0" strokeWidth="4" strokeLinecap="round" />
        </svg>
        <i />
        <i style={{ width: '60%' }} />
      </span>
    );
  const headings = fillTemplate(start, '', '').body.match(/^# .+$/gmu) ?? [];
  return (
    <span className={style['sheet']} aria-hidden>
      <strong>{t(start)}</strong>
      <i style={{ width: '40%' }} />
      {headings.slice(0, 5).map((heading, at) => (
        <span key={heading}>
          <b>{heading.slice(2)}</b>
          <i />
          <i style={{ width: `${90 - ((at * 23) % 50)}%` }} />
        </span>
      ))}
    </span>
  );
}
