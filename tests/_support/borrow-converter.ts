import { type Converter, createConverter } from '../../server/src/adapters/pandoc/converter.ts';

let converter: Converter | undefined;

/**
 * A converter with the usual limits, shared by the test files of one worker, since each process needs 2.8 s of
 * processor time to warm up (docs/decisions/181). It ends with its worker, whose streams it reads.
 */
export function borrowConverter(): Omit<Converter, 'close' | 'warm'> {
  return (converter ??= createConverter({ size: 1 }));
}
