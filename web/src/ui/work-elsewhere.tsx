import { Badge } from '@mantine/core';
import style from './work-elsewhere.module.css';

/** A work found by a service, in a list. `known`: the entry the bibliography already has for it. */
export function WorkElsewhereLines(props: {
  work: { names: string; year: string; title: string; container: string };
  known: string | null;
}) {
  const { names, year, title, container } = props.work;
  return (
    <span className={style['work']}>
      <span className={style['title']}>{title}</span>
      <span className={style['about']}>
        {[names, year, container].filter(Boolean).join(' · ')}
        {props.known !== null && (
          <Badge size="sm" variant="light" className={style['known'] ?? ''}>
            {props.known}
          </Badge>
        )}
      </span>
    </span>
  );
}
