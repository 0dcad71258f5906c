import style from './cut-in-middle.module.css';

/** Number of characters at the end that are never cut. */
const TAIL = 18;
/** So many fit beside the buttons on a phone. */
const MOST = 22;

/** A text in one line: where there is no room, its beginning and its end are left, of which `end` is whole. */
export function CutInMiddle({ text, end = '' }: { text: string; end?: string }) {
  const tail = end !== '' && end.length <= MOST && text.endsWith(end) ? end.length : TAIL;
  return (
    <span className={style['line']} title={text}>
      <span>{text.slice(0, -tail)}</span>
      <span>{text.slice(-tail)}</span>
    </span>
  );
}
