import type { ReferenceRow } from '@scriptorium/bibliography/catalogue.ts';
import { useEffect, useRef } from 'react';
import type { WorksElsewhere } from '../../api/search-works.ts';
import { t as citing } from '../../lib/texts/citing.ts';
import { t } from '../../lib/texts/references.ts';
import { Notice } from '../../ui/notice.tsx';
import { WorkElsewhereLines } from '../../ui/work-elsewhere.tsx';
import style from './references.module.css';

/** Works found by public services, with the library entry matching each. */
export interface FoundElsewhere extends WorksElsewhere {
  readonly known: readonly (ReferenceRow | null)[];
}

export const nameOption = (at: number): string => `found-work-${at}`;

/** Works to choose from; the arrow keys are handled by the search field above. */
export function FoundList(props: { found: FoundElsewhere; at: number; onPick: (at: number) => void }) {
  const { found, at } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <>
      {found.trouble !== null && <Notice kind="warning">{found.trouble}</Notice>}
      <div
        ref={list}
        id="found-works"
        role="listbox"
        aria-label={citing('foundElsewhere')}
        className={style['found']}
        hidden={found.works.length === 0}
      >
        {found.works.map((work, index) => {
          const known = found.known[index];
          return (
            <div
              key={work.source}
              id={nameOption(index)}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              className={style['offer']}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.onPick(index)}
              onKeyDown={undefined}
            >
              <WorkElsewhereLines
                work={work}
                known={known ? t('knownIn', { path: known.path, key: known.key }) : null}
              />
            </div>
          );
        })}
      </div>
    </>
  );
}
