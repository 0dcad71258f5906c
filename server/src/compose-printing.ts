import { createHash } from 'node:crypto';
import type { Converter } from './adapters/pandoc/converter.ts';
import {
  PRINT_PROFILE,
  type Printed,
  type PrintRequest,
  readPrinted,
  writePaper,
} from './domain/texts/printed-citations.ts';
import { NewestTurns } from './pipeline/newest-turns.ts';
import type { ExportPort } from './pipeline/ports.ts';

/** The caller is writing meanwhile, and exports are waiting behind it. */
const MAX_MILLISECONDS = 30_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** Limit for cached results, in characters. */
const KEPT = 8_000_000;

/**
 * Prints citations with the exports' converter. Results are cached for a while, since everyone who opens a text
 * requests the same.
 */
export function createCitationPrinter(converter: Converter, maxConcurrent: number): ExportPort['printCitations'] {
  const turns = new NewestTurns({ perPerson: 1, waitingPerPerson: 1, maxConcurrent });
  const kept = new Map<string, Printed>();
  let size = 0;
  const keep = (name: string, printed: Printed): void => {
    const own = sizeOf(printed);
    // A huge one would evict everyone else's.
    if (own > KEPT / 8) return;
    kept.set(name, printed);
    size += own;
    for (const [oldest, one] of kept) {
      if (size <= KEPT) break;
      kept.delete(oldest);
      size -= sizeOf(one);
    }
  };
  return async (request, caller) => {
    const name = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const find = (): Printed | undefined => {
      const known = kept.get(name);
      if (known === undefined) return undefined;
      // The least recently used one is evicted first.
      kept.delete(name);
      kept.set(name, known);
      return known;
    };
    return (
      find() ??
      (await turns.run(caller, async () => {
        const known = find();
        if (known !== undefined) return known;
        const { printed, isFinal } = await print(converter, request);
        if (isFinal && !kept.has(name)) keep(name, printed);
        return printed;
      }))
    );
  };
}

function sizeOf({ citations, entries, fault }: Printed): number {
  const lengths = [
    ...citations.map((text) => text?.length ?? 0),
    ...entries.map(({ key, text }) => key.length + text.length),
  ];
  return lengths.reduce((sum, length) => sum + length + 40, 200 + (fault?.length ?? 0));
}

async function print(converter: Converter, request: PrintRequest): Promise<{ printed: Printed; isFinal: boolean }> {
  const { text, files } = writePaper(request);
  const outcome = await converter.convert({
    defaultsYaml: PRINT_PROFILE,
    inputs: [{ name: 'citations.md', text }],
    files,
    sourceDate: 0,
    milliseconds: MAX_MILLISECONDS,
  });
  const failed = (fault: string): Printed => ({ citations: [], entries: [], fault });
  if (!outcome.ok) return { printed: failed(outcome.cause), isFinal: outcome.reason === 'document' };
  if (outcome.bytes.length > MAX_BYTES)
    return { printed: failed('These are more citations than can be shown here.'), isFinal: true };
  const printed = readPrinted(new TextDecoder().decode(outcome.bytes), request.count);
  return { printed, isFinal: true };
}
