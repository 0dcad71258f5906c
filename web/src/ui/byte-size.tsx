import { formatBytes } from '@scriptorium/contract/rules/byte-size.ts';

const exact = new Intl.NumberFormat();

/** A size in steps of 1024, with the exact number of bytes on hover. */
export function ByteSize({ bytes }: { bytes: number }) {
  return (
    <span className="num" title={`${exact.format(bytes)} bytes`}>
      {formatBytes(bytes)}
    </span>
  );
}
