import { NodeCompiler, type RenderPdfOpts } from '@myriaddreamin/typst-ts-node-compiler';
import { fontsFor } from './bundled-fonts.ts';
import { isolateTypst } from './isolate.ts';
import { COLLECT_PLACES, type PlacesOfBlocks, readPlaces } from './places.ts';
import { readPdfFaults, type PdfFaults } from './read-pdf-faults.ts';

isolateTypst();

export interface TypesetPdf {
  readonly bytes: Uint8Array | undefined;
  /** `typst-error:…` or `typst-warning:…`, and `scriptorium:…` for replacements. */
  readonly lines: readonly string[];
  /** If requested: where the text's blocks are. */
  readonly places?: PlacesOfBlocks | undefined;
}

const BROKEN_IMAGE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="90"><rect x="1" y="1" width="358" height="88" fill="#f8f8f8" stroke="#999" stroke-dasharray="4 3"/><text x="180" y="50" font-family="Libertinus Serif" font-size="14" text-anchor="middle" fill="#444">This image could not be read</text></svg>',
);

/**
 * Compiles Typst source to a tagged PDF: PDF/UA-1 if the document allows it, otherwise PDF 1.7. Images that cannot be
 * decoded and characters without a font become visible placeholders. `files`: images by path; `root`: an empty folder;
 * `fonts`: in addition to ours; `sourceDate`: epoch seconds.
 */
export function typesetPdf(
  source: string,
  files: ReadonlyMap<string, Uint8Array>,
  options: { root: string; fonts: readonly Uint8Array[]; sourceDate: number; places?: boolean | undefined },
): TypesetPdf {
  const drawings = [...files].flatMap(([path, bytes]) =>
    /\.svg$/iu.test(path) ? [Buffer.from(bytes).toString()] : [],
  );
  const compiler = NodeCompiler.create({
    workspace: options.root,
    fontArgs: [{ fontBlobs: [...options.fonts.map((font) => Buffer.from(font)), ...fontsFor([source, ...drawings])] }],
  });
  for (const [path, bytes] of files) {
    if (source.includes(path)) compiler.mapShadow(`${options.root}/${path}`, Buffer.from(bytes));
  }
  const lines: string[] = [];
  const whole = options.places === true ? source + COLLECT_PLACES : source;
  const laidOut = layOut(compiler, whole, files, options.root, lines);
  if (laidOut === undefined) return { bytes: undefined, lines };
  const creationTimestamp = options.sourceDate;
  const accessible = { pdfStandard: 'ua-1', creationTimestamp };
  const { document } = laidOut;
  const places = options.places === true ? readPlaces(compiler, document) : undefined;
  const faults = tryPdf(compiler, document, accessible);
  if (faults instanceof Uint8Array) return { bytes: faults, lines, places };
  let why = faults;
  if (faults.glyphless.length > 0) {
    lines.push(`scriptorium:glyph-missing:${shortList(faults.glyphless)}`);
    const boxed = layOut(compiler, boxCharacters(faults.glyphless) + laidOut.source, files, options.root, []);
    const second = boxed === undefined ? faults : tryPdf(compiler, boxed.document, accessible);
    if (second instanceof Uint8Array) return { bytes: second, lines, places };
    why = second;
  }
  lines.push(`scriptorium:pdf-not-accessible:${why.other ?? 'characters without a font'}`);
  return { bytes: compiler.pdf(document, { pdfStandard: '1.7', creationTimestamp }), lines, places };
}

/** Compiles the document, replacing images that make it fail, one after another. Adds Typst's messages to `lines`. */
function layOut(
  compiler: NodeCompiler,
  whole: string,
  files: ReadonlyMap<string, Uint8Array>,
  root: string,
  lines: string[],
): { document: Document; source: string } | undefined {
  let source = whole;
  const main = `${root}/~main.typ`;
  compiler.addSource(main, source);
  const replaced = new Set<string>();
  for (;;) {
    const result = compiler.compile({ mainFilePath: main });
    const document = result.result;
    if (document !== null && !result.hasError()) {
      for (const line of readDiagnostics(compiler, result.takeWarnings())) lines.push(`typst-warning:${line.message}`);
      return { document, source };
    }
    const diagnostics = readDiagnostics(compiler, result.takeDiagnostics());
    const broken = findBrokenImage(source, diagnostics, files, replaced);
    if (broken === undefined) {
      for (const line of diagnostics) lines.push(`typst-error:${line.message}${near(source, line)}`);
      return undefined;
    }
    replaced.add(broken);
    lines.push(`scriptorium:image-broken:${broken}`);
    const safeName = `~broken-${replaced.size}.svg`;
    compiler.mapShadow(`${root}/${safeName}`, BROKEN_IMAGE);
    source = source.replaceAll(`"/${broken}"`, `"/${safeName}"`);
    compiler.addSource(main, source);
  }
}

type Document = Parameters<NodeCompiler['pdf']>[0];

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

function tryPdf(compiler: NodeCompiler, document: Document, options: RenderPdfOpts): Uint8Array | PdfFaults {
  try {
    return compiler.pdf(document, options);
  } catch (error) {
    return readPdfFaults(error instanceof Error ? error.message : String(error));
  }
}

const MAX_NAMED = 12;

function shortList(characters: readonly string[]): string {
  return characters.slice(0, MAX_NAMED).join(' ') + (characters.length > MAX_NAMED ? ' …' : '');
}

/** A rule that shows these characters as their code points in small boxes, which can be seen and read aloud. */
function boxCharacters(characters: readonly string[]): string {
  const codes = new Set(characters.flatMap((each) => Array.from(each, (one) => one.codePointAt(0) ?? 0)));
  const either = [...codes].map((code) => `\\u{${code.toString(16)}}`).join('');
  return `#show regex("[${either}]"): it => box(baseline: 0.1em, stroke: 0.4pt, radius: 1pt, inset: (x: 0.15em, y: 0.1em), text(font: "DejaVu Sans Mono", size: 0.6em, style: "normal", weight: "regular", upper(str(it.text.to-unicode(), base: 16))))
`;
}
