const GLYPHLESS = /the text `"(.+?)"` could not be displayed with font/su;

export interface PdfFaults {
  /** Pieces of text with characters that no font has. */
  readonly glyphless: readonly string[];
  readonly other: string | undefined;
}

/** Parses Typst's reasons why a document cannot be PDF/UA: characters that no font has, and the first other reason. */
export function readPdfFaults(debugText: string): PdfFaults {
  const messages = [...debugText.matchAll(/message: "((?:[^"\\]|\\.)*)"/gsu)].map((match) =>
    unescapeDebug(match[1] ?? ''),
  );
  const glyphless = new Set<string>();
  let other: string | undefined;
  for (const message of messages) {
    const text = GLYPHLESS.exec(message)?.[1];
    if (text !== undefined) glyphless.add(unescapeDebug(text));
    else other ??= message.replace(/^PDF\/UA-1 error: /u, '');
  }
  if (messages.length === 0) other = debugText.slice(0, 300);
  return { glyphless: [...glyphless], other };
}

/** A string literal as Rust's debug format prints it. */
function unescapeDebug(text: string): string {
  return text.replace(/\\(?:u\{([0-9a-f]{1,6})\}|(.))/gsu, (_, code: string | undefined, plain: string | undefined) =>
    code === undefined ? (plain ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
