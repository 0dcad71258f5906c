import { useMemo } from 'react';
import { readTable } from '../../lib/csv-columns.ts';
import { t } from '../../lib/texts/workspace.ts';
import style from './preview-pane.module.css';

/** Enough to fill the pane. */
const MAX = { rows: 30, columns: 8 };

/** The first rows of a CSV or TSV table. */
export function PreviewTable({ text }: { text: string }) {
  const { body, columns } = useMemo(() => readTable(text), [text]);
  const shown = columns.slice(0, MAX.columns);
  const look = (isNumeric: boolean): string | undefined => (isNumeric ? style['numeric'] : undefined);
  return (
    <>
      <p className={style['note']}>{t('tableSum', { rows: body.length, columns: columns.length })}</p>
      <div className={style['table']}>
        <table>
          <thead>
            <tr>
              {shown.map(({ name, isNumeric }, at) => (
                <th key={at} scope="col" className={look(isNumeric)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.slice(0, MAX.rows).map(({ at: place, cells }) => (
              <tr key={place}>
                {shown.map(({ isNumeric }, at) => (
                  <td key={at} className={look(isNumeric)}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
