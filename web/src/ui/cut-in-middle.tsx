import style from './cut-in-middle.module.css';

/** Number of characters at the end that are never cut. */
const TAIL = 18;

/** An address on one line, truncated in the middle if there is no room. */
export function CutInMiddle({ text }: { text: string }) {
  return (
    <span className={style['line']} title={text}>
      <span>{text.slice(0, -TAIL)}</span>
      <span>{text.slice(-TAIL)}</span>
    </span>
  );
}
