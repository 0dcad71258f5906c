import { formatBytes } from '@scriptorium/contract/rules/byte-size.ts';

/** A size in 1024 steps, with the exact number of bytes on hover. */
export function ByteSize({ bytes }: { bytes: number }) {
  return (
    <span className="num" title={`${bytes.toLocaleString()} bytes`}>
      {formatBytes(bytes)}
    </span>
  );
}
