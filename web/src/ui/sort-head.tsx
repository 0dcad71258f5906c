import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import style from './sort-head.module.css';

export interface SortState<Key extends string> {
  key: Key;
  descending: boolean;
}

/** A sortable column header, announced as such to screen readers. */
export function SortHead<Key extends string>(props: {
  column: Key;
  sort: SortState<Key>;
  onSort: (sort: SortState<Key>) => void;
  className?: string | undefined;
  id?: string;
  /** Shows that the column is sortable where users would not expect it. */
  isHinted?: boolean;
  children: ReactNode;
}) {
  const active = props.sort.key === props.column;
  const Icon = props.sort.descending ? IconArrowDown : IconArrowUp;
  return (
    <th
      id={props.id}
      className={props.className}
      aria-sort={active ? (props.sort.descending ? 'descending' : 'ascending') : 'none'}
      scope="col"
    >
      <UnstyledButton
        className={style['sort']}
        data-active={active || undefined}
        onClick={() => props.onSort({ key: props.column, descending: active && !props.sort.descending })}
      >
        {props.children}
        {active && <Icon size={14} aria-hidden />}
        {!active && props.isHinted === true && <IconSelector size={14} data-hint aria-hidden />}
      </UnstyledButton>
    </th>
  );
}
