import { Fragment } from 'react';

/** Names in their order, also where neighbours are written from right to left, which would change places. */
export function NameList({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={`${index} ${name}`}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
