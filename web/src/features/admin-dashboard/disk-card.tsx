import { formatBytes } from '../../lib/format-bytes.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-dashboard.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import style from './admin-dashboard-screen.module.css';
import { DiskRing } from './disk-ring.tsx';
import type { DiskShares } from './share-disk.ts';

const FREE_COLORS = {
  enough: 'var(--line-control)',
  low: 'var(--warning-fill)',
  'very-low': 'var(--danger-fill)',
} as const;

/** Disk usage. The colour of the free space is grey if there is plenty, orange if low, red if very low. */
export function DiskCard({ shares }: { shares: DiskShares }) {
  const parts = [
    { key: 'workspaces', label: t('workspaces'), value: shares.workspaces, color: 'var(--accent-fill)' },
    {
      key: 'other',
      label: t('otherUse'),
      value: shares.other,
      // In the dark, whatever is darker than the workspaces would be lost on the card.
      color: 'color-mix(in srgb, light-dark(var(--accent-fill), var(--accent)) 65%, var(--surface))',
    },
    {
      key: 'reserved',
      label: t('reserved'),
      value: shares.reserved,
      color: shares.level === 'enough' ? 'var(--muted)' : 'var(--line-control)',
    },
    { key: 'free', label: t('freeAfter'), value: shares.free, color: FREE_COLORS[shares.level] },
  ];
  return (
    <Card title={t('disk')}>
      <div className={style['disk']}>
        <DiskRing
          parts={parts}
          label={t('diskChart', { free: formatBytes(shares.free), total: formatBytes(shares.total) })}
          figure={formatBytes(shares.free)}
          caption={t('leftFree')}
        />
        <dl className={style['legend']}>
          {parts.map((part) => (
            <div key={part.key}>
              <dt>
                <i style={{ background: part.color }} />
                {part.label}
              </dt>
              <dd>{formatBytes(part.value)}</dd>
            </div>
          ))}
          <div className="muted">
            <dt>
              <i />
              {t('totalDisk')}
            </dt>
            <dd>{formatBytes(shares.total)}</dd>
          </div>
        </dl>
      </div>
      {shares.level !== 'enough' && (
        <div className={style['warning']}>
          <Notice kind={shares.level === 'low' ? 'warning' : 'danger'}>
            {admin('diskLow')}
            {shares.level === 'very-low' && ` ${admin('diskVeryLow')}`}
          </Notice>
        </div>
      )}
    </Card>
  );
}

/** Storage in an object store, whose capacity is unknown here; none of it is on this machine's disk. */
export function BucketCard({ used, quota }: { used: number; quota: number }) {
  return (
    <Card title={t('storage')}>
      <dl className={style['facts']}>
        <dt>{t('workspaces')}</dt>
        <dd>{formatBytes(used)}</dd>
        <dt>{t('reserved')}</dt>
        <dd>{formatBytes(Math.max(0, quota - used))}</dd>
      </dl>
      <p className={style['none']}>{t('inBucket')}</p>
    </Card>
  );
}
