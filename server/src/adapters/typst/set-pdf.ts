import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readPdfFaults } from './read-pdf-faults.ts';

export interface SetPdf {
  readonly bytes: Uint8Array | undefined;
  /** `typst-error:…` or `typst-warning:…`, and `scriptorium:…` for what was replaced. */
  readonly lines: readonly string[];
}

const BROKEN_IMAGE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="90"><rect x="1" y="1" width="358" height="88" fill="#f8f8f8" stroke="#999" stroke-dasharray="4 3"/><text x="180" y="50" font-family="Libertinus Serif" font-size="14" text-anchor="middle" fill="#444">This image could not be read</text></svg>',
);

/**
 * Sets Typst source as a tagged PDF: PDF/UA-1 where the document allows it, else a tagged PDF 1.7. `root` is an empty
 * folder; images are handed over by path. An image that cannot be decoded becomes a visible placeholder.
 */
export function setPdf(
  source: string,
  files: ReadonlyMap<string, Uint8Array>,
  options: { root: string; fonts: readonly Uint8Array[]; sourceDate: number },
): SetPdf {
  const compiler = NodeCompiler.create({
    workspace: options.root,
    fontArgs: [{ fontBlobs: options.fonts.map((font) => Buffer.from(font)) }],
  });
  const lines: string[] = [];
  for (const [path, bytes] of files) {
    if (source.includes(path)) compiler.mapShadow(`${options.root}/${path}`, Buffer.from(bytes));
  }
  const main = `${options.root}/~main.typ`;
  compiler.addSource(main, source);
  const replaced = new Set<string>();
  for (;;) {
    const result = compiler.compile({ mainFilePath: main });
    const document = result.result;
    if (document !== null && !result.hasError()) {
      for (const line of readDiagnostics(compiler, result.takeWarnings())) lines.push(`typst-warning:${line.message}`);
      return { bytes: exportPdf(compiler, document, options.sourceDate, lines), lines };
    }
    const diagnostics = readDiagnostics(compiler, result.takeDiagnostics());
    const broken = findBrokenImage(source, diagnostics, files, replaced);
    if (broken === undefined) {
      for (const line of diagnostics) lines.push(`typst-error:${line.message}${near(source, line)}`);
      return { bytes: undefined, lines };
    }
    replaced.add(broken);
    lines.push(`scriptorium:image-broken:${broken}`);
    const safeName = `~broken-${replaced.size}.svg`;
    compiler.mapShadow(`${options.root}/${safeName}`, BROKEN_IMAGE);
    source = source.replaceAll(`"/${broken}"`, `"/${safeName}"`);
    compiler.addSource(main, source);
  }
}

interface Diagnostic {
  readonly message: string;
  readonly start: number | undefined;
  readonly end: number | undefined;
}

function readDiagnostics(compiler: NodeCompiler, error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null) {
  if (error === null) return [];
  return compiler.fetchDiagnostics(error).map((raw: unknown): Diagnostic => {
    const item = raw as { message?: unknown; range?: { start?: { line?: number }; end?: { line?: number } } | string };
    const range = typeof item.range === 'object' ? item.range : undefined;
    return { message: String(item.message ?? raw), start: range?.start?.line, end: range?.end?.line };
  });
}

function findBrokenImage(
  source: string,
  diagnostics: readonly Diagnostic[],
  files: ReadonlyMap<string, Uint8Array>,
  replaced: ReadonlySet<string>,
): string | undefined {
  const faults = diagnostics.filter((line) => /image|svg|pdf|decode|file not found/i.test(line.message));
  if (faults.length === 0) return undefined;
  const rows = source.split('\n');
  for (const fault of faults) {
    const text =
      fault.start === undefined ? source : rows.slice(fault.start, (fault.end ?? fault.start) + 1).join('\n');
    for (const path of files.keys()) {
      if (!replaced.has(path) && text.includes(`"/${path}"`)) return path;
    }
  }
  return undefined;
}

function near(source: string, diagnostic: Diagnostic): string {
  if (diagnostic.start === undefined) return '';
  return ` near: ${(source.split('\n')[diagnostic.start] ?? '').trim().slice(0, 120)}`;
}

function exportPdf(
  compiler: NodeCompiler,
  document: Parameters<NodeCompiler['pdf']>[0],
  sourceDate: number,
  lines: string[],
): Uint8Array {
  const creationTimestamp = sourceDate;
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp });
  } catch (error) {
    const { glyphless, other } = readPdfFaults(error instanceof Error ? error.message : String(error));
    if (glyphless !== '') lines.push(`scriptorium:glyph-missing:${glyphless}`);
    lines.push(`scriptorium:pdf-not-accessible:${other ?? 'characters without a font'}`);
    return compiler.pdf(document, { pdfStandard: '1.7', creationTimestamp });
  }
}
