import { describePaper } from '@scriptorium/contract/operations/workspace-paper.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import type { Person } from '@scriptorium/contract/shapes.ts';
import { Button } from '@mantine/core';
import { IconArrowRight, IconFileExport, IconFileTypePdf, IconQuote } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cloneElement, type ReactElement } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { t as about } from '../../lib/texts/paper-head.ts';
import { t } from '../../lib/texts/workspace.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { UserAvatars } from '../../ui/user-avatar.tsx';
import { NameList } from '../../ui/name-list.tsx';
import style from './paper-head.module.css';

type Paper = NonNullable<OutputOf<typeof describePaper>['paper']>;

/** Card about a folder's paper, above its files. Absent if there is no paper, or no obvious one. */
export function PaperHead(props: {
  uuid: string;
  folder: string;
  editors: ReadonlyMap<string, readonly Person[]>;
  /** Null: exports are not available here. */
  onExport: ((path: string) => void) | null;
  /** Another item is selected, so the card's button is not the primary action. */
  isQuiet?: boolean;
  /** Renders a link to a file; guests have their own URLs. */
  renderLink?: (path: string) => ReactElement;
}) {
  const { uuid, folder, editors } = props;
  const { data } = useQuery({ ...operationQuery(describePaper, { uuid, folder }), staleTime: 30_000 });
  const paper = data?.paper ?? null;
  if (paper === null) return null;
  const { path, title, authors, words, citations, result } = paper;
  const { onExport } = props;
  const renderLink =
    props.renderLink ?? ((to: string) => <Link to="/workspace/$uuid/$" params={{ uuid, _splat: to }} />);
  const people = editors.get(path) ?? [];
  return (
    <section className={style['paper']} aria-label={t('paper')}>
      <div className={style['about']}>
        <h2>{title}</h2>
        {authors.length > 0 && (
          <p className={style['authors']}>
            <NameList names={authors} />
          </p>
        )}
        <ul className={style['facts']}>
          <li>{t('words', { count: words })}</li>
          {citations !== null && <Citations {...citations} />}
          {result !== null && <Result result={result} renderLink={renderLink} />}
          {people.length > 0 && (
            <li>
              <UserAvatars people={people} />
              {t('editing')}
            </li>
          )}
        </ul>
      </div>
      <div className={style['deeds']}>
        {onExport !== null && (
          <Button variant="default" leftSection={<IconFileExport size={16} />} onClick={() => onExport(path)}>
            {about('export')}
          </Button>
        )}
        <Button
          variant={props.isQuiet === true ? 'default' : 'filled'}
          renderRoot={(root: object) => cloneElement(renderLink(path), root)}
          rightSection={<IconArrowRight size={16} />}
          aria-label={about('openNamed', { title })}
        >
          {about('open')}
        </Button>
      </div>
    </section>
  );
}

function Citations({ cited, found }: NonNullable<Paper['citations']>) {
  return (
    <li data-warns={found < cited || undefined}>
      <IconQuote size={16} aria-hidden />
      {about('citationsFound', { cited, missing: cited - found })}
    </li>
  );
}

function Result(props: { result: NonNullable<Paper['result']>; renderLink: (path: string) => ReactElement }) {
  const { result, renderLink } = props;
  return (
    <li>
      <IconFileTypePdf size={16} aria-hidden />
      {cloneElement(renderLink(result.path), {}, <>PDF</>)}
      <span>
        {result.isCurrent ? about('upToDate') : about('outOfDate')} · <RelativeTime time={result.madeAt} />
      </span>
    </li>
  );
}
