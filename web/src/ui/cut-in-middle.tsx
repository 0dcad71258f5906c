import style from './cut-in-middle.module.css';

/** Letters at the end that stay whole. */
const TAIL = 18;

/** An address in one line: where there is no room, its beginning and its end are left. */
export function CutInMiddle({ text }: { text: string }) {
  return (
    <span className={style['line']} title={text}>
      <span>{text.slice(0, -TAIL)}</span>
      <span>{text.slice(-TAIL)}</span>
    </span>
  );
}
