import type { ExportLogLine } from '@scriptorium/contract/operations/export.ts';
import type { Said } from '@scriptorium/contract/said.ts';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { inLanguage } from '../lib/in-language.ts';
import { t } from '../lib/texts/export.ts';
import style from './log-lines.module.css';

const ICONS = { error: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle };

/** Lines of an export log with the source location they refer to. */
export function LogLines({ lines }: { lines: readonly ExportLogLine[] }) {
  if (lines.length === 0) return <p className="muted">{t('logEmpty')}</p>;
  return (
    <ul className={style['log']}>
      {lines.map((line) => {
        const Icon = ICONS[line.level];
        return (
          <li key={`${line.level} ${line.file ?? ''} ${line.line ?? ''} ${line.message}`} data-level={line.level}>
            <Icon size={18} aria-label={t(line.level)} />
            <div>
              <p>{inLanguage(line.message, line.said as Said | undefined)}</p>
              {line.line !== undefined && (
                <p className="tiny muted">
                  {line.file === undefined
                    ? t('line', { line: line.line })
                    : t('atLine', { file: line.file, line: line.line })}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
