import { CONSTRUCTS, takeUnclosed } from './inline-constructs.ts';
import { type InnerText, InlineScanner, type Lines } from './inline-scanner.ts';
import type { SourceToken, Wrap } from './source-document.ts';
import { isSpace } from './words.ts';

export interface Inlines {
  readonly tokens: readonly SourceToken[];
  readonly wraps: readonly Wrap[];
  readonly inner: readonly InnerText[];
  /** Whether the block is an image and nothing else. */
  readonly isFigure: boolean;
}

/** Reads the text of a block. Unknown constructs are left out, so no change can be placed there. */
export function readInlines(lines: Lines): Inlines {
  const scanner = new InlineScanner(lines);
  while (scanner.at < scanner.text.length) readNext(scanner);
  takeUnclosed(scanner, scanner.openers);
  const tokens = scanner.tokens.toSorted((a, b) => a.from - b.from);
  const [only] = tokens;
  return {
    tokens,
    wraps: scanner.wraps,
    inner: scanner.inner,
    isFigure: tokens.length === 1 && only?.kind === 'figure',
  };
}

function readNext(scanner: InlineScanner): void {
  const { at, text } = scanner;
  const sign = text[at] as string;
  const closing = scanner.closings.get(at);
  if (closing !== undefined) {
    scanner.wrap(closing.openFrom, closing.openTo, at, closing.to);
    scanner.at = closing.to;
  } else if (isSpace(sign)) scanner.at += 1;
  else if (!scanner.takeWord() && !CONSTRUCTS.get(sign)?.some((read) => read(scanner))) scanner.takeLiterally();
}
