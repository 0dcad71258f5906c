import type { getSystemInfo } from '@scriptorium/contract/operations/admin.ts';
import type { overview } from '@scriptorium/contract/operations/admin.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { formatBytes } from '../../lib/format-bytes.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/admin-dashboard.ts';
import { Card } from '../../ui/card.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import style from './admin-dashboard-screen.module.css';
import { countInterfaces } from './count-interfaces.ts';

type SystemInfo = OutputOf<typeof getSystemInfo>['sysInfo'];
type Overview = OutputOf<typeof overview>;

const SYSTEMS: Record<string, string> = { linux: 'Linux', darwin: 'macOS', win32: 'Windows', freebsd: 'FreeBSD' };

interface SystemCardProps {
  info: SystemInfo;
  isWell: boolean;
  serverCount: number;
  /** The disk of the server itself; null if the files are on it too, since that disk has its own card. */
  disk: Overview['fsInfo'] | null;
}

/** Hardware and operating system of the machine. */
export function SystemCard({ info, isWell, serverCount, disk }: SystemCardProps) {
  const { free, total } = info.memory;
  const used = total === 0 ? 0 : Math.round(((total - free) / total) * 100);
  const interfaces = countInterfaces(info.networkAddresses);
  const models = [...new Set(info.cpus.map((cpu) => cpu.model.trim()))].filter((model) => model !== '');
  return (
    <Card
      title={t('system')}
      action={
        isWell ? (
          <StateBadge kind="success" icon={<IconCheck aria-hidden />}>
            {t('running')}
          </StateBadge>
        ) : (
          <StateBadge kind="danger" icon={<IconAlertTriangle aria-hidden />}>
            {t('trouble')}
          </StateBadge>
        )
      }
    >
      <dl className={style['facts']}>
        {serverCount > 1 && (
          <>
            <dt>{t('server')}</dt>
            <dd>{t('oneOf', { count: serverCount })}</dd>
          </>
        )}
        <dt>{t('os')}</dt>
        <dd>{SYSTEMS[info.platform] ?? info.platform}</dd>
        <dt>{t('architecture')}</dt>
        <dd>{info.arch}</dd>
        <dt>{t('runtime')}</dt>
        <dd>{t('runtimeVersion', { version: info.nodeVersion.replace(/^v/, '') })}</dd>
        <dt>{t('cpus')}</dt>
        <dd>{models.length === 1 ? `${info.cpus.length} × ${models[0] ?? ''}` : info.cpus.length}</dd>
        <dt>{t('memory')}</dt>
        <dd className={style['memory']}>
          <span
            className={style['bar']}
            role="progressbar"
            aria-label={t('memory')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={used}
          >
            <span style={{ width: `${used}%` }} />
          </span>
          {t('memoryFree', { free: formatBytes(free), total: formatBytes(total) })}
        </dd>
        {disk !== null && (
          <>
            <dt>{t('disk')}</dt>
            <dd>{t('memoryFree', { free: formatBytes(disk.freeBytes), total: formatBytes(disk.totalBytes) })}</dd>
          </>
        )}
        <dt>{t('uptime')}</dt>
        <dd>{describeUptime(info.uptime)}</dd>
        <dt>{t('processUser')}</dt>
        <dd>{info.processUser}</dd>
        <dt>{t('network')}</dt>
        <dd>
          {interfaces.map((each) => (
            <div key={each.name}>{t('networkLine', { ...each })}</div>
          ))}
        </dd>
      </dl>
    </Card>
  );
}

function describeUptime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return hours >= 24
    ? t('uptimeDays', { days: Math.floor(hours / 24), hours: hours % 24 })
    : t('uptimeHours', { hours, minutes: Math.floor((seconds % 3600) / 60) });
}

/** Current activity, and the health of what the server depends on. */
export function ServerCard({ figures }: { figures: Overview }) {
  return (
    <Card title={t('server')}>
      <dl className={style['now']}>
        {figures.health.map((part) => (
          <div key={part.name}>
            <dt>{part.name}</dt>
            <dd>
              <StateBadge kind={part.ok ? 'success' : 'danger'}>{t(part.ok ? 'healthy' : 'unhealthy')}</StateBadge>{' '}
              <span className="muted">{part.detail}</span>
            </dd>
          </div>
        ))}
        <Fact name={t('liveDocuments')} value={figures.live.documents} />
        <Fact name={t('livePeople')} value={figures.live.people} />
        <Fact name={t('jobsQueued')} value={figures.jobQueue.queued} />
        <Fact name={t('jobsRunning')} value={figures.jobQueue.running} />
        <Fact name={t('jobsFailed')} value={figures.jobQueue.failedToday} />
      </dl>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString(locale)}</dd>
    </div>
  );
}
