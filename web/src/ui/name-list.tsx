import { Fragment } from 'react';

/** Lists names in order; isolates each, because adjacent right-to-left names would swap places. */
export function NameList({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={`${index} ${name}`}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
