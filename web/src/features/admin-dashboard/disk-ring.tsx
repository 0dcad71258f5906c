import style from './disk-ring.module.css';

const SIZE = 160;
const THICK = 16;
const GAP = 2;
const RADIUS = (SIZE - THICK) / 2;
const AROUND = 2 * Math.PI * RADIUS;

export interface RingPart {
  key: string;
  value: number;
  color: string;
}

/** A ring chart with small gaps and its main figure in the centre. */
export function DiskRing(props: { parts: readonly RingPart[]; label: string; figure: string; caption: string }) {
  const parts = props.parts.filter((part) => part.value > 0);
  const sum = parts.reduce((total, part) => total + part.value, 0);
  const gap = parts.length > 1 ? GAP : 0;
  let start = 0;
  return (
    <div className={style['ring']} role="img" aria-label={props.label}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} aria-hidden>
        {parts.map((part) => {
          const length = (part.value / sum) * AROUND;
          const offset = start;
          start += length;
          return (
            <circle
              key={part.key}
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              fill="none"
              stroke={part.color}
              strokeWidth={THICK}
              strokeDasharray={`${Math.max(0.5, length - gap)} ${AROUND}`}
              strokeDashoffset={-offset}
              transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
            />
          );
        })}
      </svg>
      <span className={style['middle']}>
        <b>{props.figure}</b>
        <small>{props.caption}</small>
      </span>
    </div>
  );
}
