import { locale } from '../../lib/language.ts';
import { useSecond } from '../../lib/second-clock.ts';
import { t } from '../../lib/texts/dashboard.ts';
import style from './welcome.module.css';

const MARKS = Array.from({ length: 12 }, (_, hour) => hour);

/** Angles of the hands in degrees, clockwise from twelve. */
export function readHands(now: Date): { hour: number; minute: number; second: number } {
  const seconds = now.getSeconds();
  const minutes = now.getMinutes() + seconds / 60;
  return {
    hour: (((now.getHours() % 12) + minutes / 60) / 12) * 360,
    minute: (minutes / 60) * 360,
    second: (seconds / 60) * 360,
  };
}

/** A clock with three hands. Its accessible name changes only once a minute, so that it is not announced constantly. */
export function AnalogClock() {
  const now = useSecond();
  const { hour, minute, second } = readHands(now);
  return (
    <svg
      className={style['clock']}
      viewBox="0 0 100 100"
      role="img"
      aria-label={t('clock', { time: now.toLocaleTimeString(locale, { timeStyle: 'short' }) })}
    >
      <circle cx="50" cy="50" r="48.5" fill="var(--surface)" stroke="var(--line)" />
      {MARKS.map((mark) => (
        <path
          key={mark}
          d={mark % 3 === 0 ? 'M50 6v6' : 'M50 7.5v3'}
          transform={`rotate(${mark * 30} 50 50)`}
          stroke={mark % 3 === 0 ? 'var(--ink)' : 'var(--line-control)'}
          strokeWidth={mark % 3 === 0 ? 1.8 : 1.2}
        />
      ))}
      <g strokeLinecap="round">
        <path d="M50 53V28" transform={`rotate(${hour} 50 50)`} stroke="var(--ink)" strokeWidth="3" />
        <path d="M50 54V16" transform={`rotate(${minute} 50 50)`} stroke="var(--ink)" strokeWidth="2" />
        <path d="M50 58V13" transform={`rotate(${second} 50 50)`} stroke="var(--accent)" strokeWidth="1" />
      </g>
      <circle cx="50" cy="50" r="2.2" fill="var(--accent)" />
    </svg>
  );
}
