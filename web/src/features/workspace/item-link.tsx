import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

/** Link to an item of a workspace; "" is its root. */
export function ItemLink(
  props: { uuid: string; path: string; children: ReactNode } & Pick<
    ComponentProps<'a'>,
    'className' | 'title' | 'tabIndex' | 'draggable' | 'aria-current'
  >,
) {
  const { uuid, path, ...rest } = props;
  return <Link to="/workspace/$uuid/$" params={{ uuid, _splat: path }} {...rest} />;
}
