import { useMergedRef } from '@mantine/hooks';
import { cloneElement, type ReactElement, type Ref } from 'react';
import { TOOLTIP } from './show-tooltip.ts';

type TargetProps = Record<string, unknown> & { className?: string; ref?: Ref<HTMLElement> };

/**
 * Says what an icon is for. It only marks its child: a single tooltip serves the whole page, since each of Mantine's
 * has 138 hooks and renders its button three times. Inside `Menu.Target` it passes the props it is given on to its
 * child.
 */
export function Tooltip({
  label,
  children,
  ref,
  ...others
}: TargetProps & { label: string; children: ReactElement<TargetProps> }) {
  const { props } = children;
  const className = [others.className, props.className].filter(Boolean).join(' ');
  return cloneElement(children, {
    ...others,
    ...(className !== '' && { className }),
    ref: useMergedRef(ref, props.ref),
    [TOOLTIP]: label,
  });
}
