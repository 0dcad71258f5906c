import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { workspaceHref } from '../../lib/workspace-href.ts';

/** Link to an item of a workspace; "" is its root, whose URL ends with a slash. */
export function ItemLink(
  props: { uuid: string; path: string; children: ReactNode } & Pick<
    ComponentProps<'a'>,
    'className' | 'title' | 'tabIndex' | 'draggable' | 'aria-current'
  >,
) {
  const { uuid, path, ...rest } = props;
  const router = useRouter();
  const href = workspaceHref(uuid, path);
  const onClick = (event: MouseEvent): void => {
    // With a modifier key, keep the browser's default: new tab, new window, download.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(href);
  };
  return <a href={href} onClick={onClick} {...rest} />;
}
