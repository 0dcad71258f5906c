import { type Converter, createConverter } from '../../server/src/adapters/pandoc/converter.ts';

let converter: Converter | undefined;

/**
 * A converter with the usual limits, shared by the files that one worker runs: each process needs 2.8 s of processor time
 * until it is warm (docs/decisions/181). It ends with its worker, whose streams it reads.
 */
export function borrowConverter(): Omit<Converter, 'close' | 'warm'> {
  return (converter ??= createConverter({ size: 1 }));
}
