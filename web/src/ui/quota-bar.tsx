import { formatBytes } from '../lib/format-bytes.ts';
import { t } from '../lib/texts/size.ts';
import style from './quota-bar.module.css';

/** Share of a quota in whole percent, 0 to 100. Over quota counts as full. */
export function readShare(used: number, quota: number): number {
  if (quota <= 0) return used > 0 ? 100 : 0;
  if (used >= quota) return 100;
  // Never round up to full: a full quota accepts nothing more.
  return Math.min(99, Math.max(0, Math.round((used / quota) * 100)));
}

/** Shows how much of a quota is used; from 90 % the colour warns, and the number stays readable. */
export function QuotaBar(props: { used: number; quota: number; label: string; number?: boolean }) {
  const percent = readShare(props.used, props.quota);
  const tooltip = `${t('share', { percent })} · ${t('shareOf', { used: formatBytes(props.used), quota: formatBytes(props.quota) })}`;
  return (
    <span className={style['share']} title={tooltip}>
      <span
        className={style['bar']}
        role="progressbar"
        aria-label={props.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        data-warn={percent >= 90 || undefined}
        data-full={percent >= 100 || undefined}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      {props.number !== false && <span className={style['number']}>{t('share', { percent })}</span>}
    </span>
  );
}
