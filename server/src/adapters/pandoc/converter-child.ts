/**
 * The process that converts untrusted documents. It starts with an empty environment in an empty folder, communicates
 * over standard streams, and exits when they close. Pandoc sees only the files of the call.
 */
import { Worker } from 'node:worker_threads';
import {
  createFrameReader,
  encodeFrame,
  type ChildMessage,
  type ConvertRequest,
  type ConvertedRaw,
  type ParentMessage,
  type WarmTarget,
} from './frames.ts';
import { cutBibliographies } from './cut-bibliographies.ts';
import { drawFigures } from './draw-figures.ts';
import { stopRefreshes } from '../../domain/exports/stop-refreshes.ts';
import { finishWord } from './finish-word.ts';
import { startNativePandoc } from './native-pandoc.ts';
import type { NativeProgram } from './native-program.ts';
import { compilePandoc, startPandoc } from './wasm-pandoc.ts';
import { readFontsFolder } from '../typst/bundled-fonts.ts';
import { packSource } from './pack-source.ts';
import { readReview, type ReviewedDocument } from './read-review.ts';
import { typesetPdf } from '../typst/typeset-pdf.ts';
import { importFiles } from '../imports/import-files.ts';
import type { Pandoc, PandocRun } from './wasm-pandoc.ts';

const [wasmPath, memoryBytes, fontsFolder, nativeJson] = process.argv.slice(2);
if (wasmPath === undefined) throw new Error('the path of pandoc is missing');
const native = nativeJson === undefined ? undefined : (JSON.parse(nativeJson) as NativeProgram);
new Worker(new URL('watch-limits.ts', import.meta.url), {
  workerData: { memoryBytes: Number(memoryBytes), parent: process.ppid, native: native !== undefined },
});

const MAX_REQUEST_BYTES = 512 * 1024 * 1024;
const send = (message: ChildMessage) => process.stdout.write(encodeFrame(message));

const pandoc =
  native === undefined ? startPandoc(await compilePandoc(wasmPath)) : startNativePandoc(native, process.cwd());
send({ type: 'ready' });

const fonts = fontsFolder === undefined || fontsFolder === '' ? [] : readFontsFolder(fontsFolder);

process.stdin.on(
  'data',
  createFrameReader(MAX_REQUEST_BYTES, (received) => {
    const message = received as ParentMessage;
    if (message.type === 'convert') {
      void run(message.request).then((result) => send({ type: 'done', result }));
      return;
    }
    if (message.type === 'import') {
      void importFiles(findReader, message.request).then(
        (result) => send({ type: 'imported', result }),
        (error: unknown) => {
          // A trap leaves the instance in an unknown state.
          process.stderr.write(String(error));
          process.exit(1);
        },
      );
      return;
    }
    // A native pandoc starts anew for each document.
    if (native === undefined) warm(message.to);
    send({ type: 'warmed' });
  }),
);
process.stdin.on('end', () => process.exit(0));

let reader: Promise<Pandoc> | undefined;

/** Uploads are always read by the bundled pandoc, which can access nothing else, even if exports use a native one. */
function findReader(): Promise<Pandoc> {
  if (native === undefined) return Promise.resolve(pandoc);
  reader ??= compilePandoc(wasmPath ?? '').then(startPandoc);
  return reader;
}

async function run(request: ConvertRequest): Promise<ConvertedRaw> {
  send({ type: 'stage', stage: 'converting' });
  const started = performance.now();
  const drawn = request.figures === undefined ? undefined : drawFigures(request.figures, request.files);
  const files = drawn === undefined ? new Map(request.files) : new Map([...request.files, ...drawn.files]);
  const { options, review, sourceDate } = request;
  let converted: PandocRun;
  let reviewed: ReviewedDocument | undefined;
  try {
    if (review !== undefined) {
      reviewed = readReview(pandoc, review, options, files, sourceDate);
      for (const [path, bytes] of reviewed.files) files.set(path, bytes);
    }
    const using = reviewed?.options ?? options;
    const cut = cutBibliographies(using, files);
    converted = pandoc.convert(using, cut ?? files, sourceDate);
    // If it failed, the errors should have the line numbers of the whole bibliography.
    if (cut !== undefined && converted.output.length === 0) converted = pandoc.convert(using, files, sourceDate);
  } catch (error) {
    // A trap leaves the instance in an unknown state: report the failure, and exit, for the parent to start a new process.
    process.exitCode = 1;
    setImmediate(() => process.exit(1));
    return failed(`pandoc-crash:${String(error)}`, performance.now() - started);
  }
  const pandocTime = performance.now() - started;
  const warnings = [...readWarnings(reviewed?.warnings ?? ''), ...readWarnings(converted.warnings)];
  const lines = [...(drawn?.lines ?? []), ...converted.lines];
  const failure = converted.stderr.trim();
  if (failure !== '' && converted.output.length === 0) {
    return { bytes: undefined, lines, warnings, failure, milliseconds: { pandoc: pandocTime, typst: 0 } };
  }
  if (request.packAs !== undefined) {
    const packed = await pack(request, request.packAs, converted.output, lines);
    return { ...packed, warnings, failure: undefined, milliseconds: { pandoc: pandocTime, typst: 0 } };
  }
  if (!request.pdf) {
    return {
      bytes: review ? await finishWord(converted.output, review.comments, sourceDate) : stopRefreshes(converted.output),
      lines,
      warnings,
      failure: undefined,
      milliseconds: { pandoc: pandocTime, typst: 0 },
    };
  }
  send({ type: 'stage', stage: 'typesetting' });
  const typstStarted = performance.now();
  const source = new TextDecoder().decode(converted.output);
  const { places } = request;
  const set = typesetPdf(source, files, { root: process.cwd(), fonts, sourceDate, places });
  return {
    bytes: set.bytes,
    lines: [...lines, ...set.lines],
    warnings,
    failure: set.bytes === undefined ? 'typst' : undefined,
    places: set.places,
    milliseconds: { pandoc: pandocTime, typst: performance.now() - typstStarted },
  };
}

async function pack(request: ConvertRequest, main: string, source: Uint8Array, lines: readonly string[]) {
  const { files, sourceDate } = request;
  return packSource({
    main,
    source,
    lines,
    files,
    sourceDate,
    toPdf: (path) => {
      const page = `#set document(title: "Figure")\n#set page(width: auto, height: auto, margin: 0pt)\n#image(${JSON.stringify(`/${path}`)}, alt: "Figure")\n`;
      const set = typesetPdf(page, files, { root: process.cwd(), fonts, sourceDate });
      return set.lines.some((line) => line.startsWith('scriptorium:image-broken')) ? undefined : set.bytes;
    },
    toBibtex: (path) => {
      const from = /\.json$/iu.test(path) ? 'csljson' : 'markdown';
      const made = pandoc.convert({ from, to: 'bibtex', 'input-files': [path] }, files, sourceDate);
      return made.output.length === 0 ? undefined : made.output;
    },
  });
}

function failed(failure: string, pandocTime: number): ConvertedRaw {
  return { bytes: undefined, lines: [], warnings: [], failure, milliseconds: { pandoc: pandocTime, typst: 0 } };
}

function readWarnings(text: string): ConvertedRaw['warnings'] {
  if (text === '') return [];
  const list = JSON.parse(text) as { type?: string; pretty?: string; verbosity?: string }[];
  return list.map((entry) => ({
    type: entry.type ?? '',
    message: entry.pretty ?? '',
    verbosity: entry.verbosity ?? 'INFO',
  }));
}

/** Runs a small conversion: the first one compiles functions and parses styles for a second or two. */
function warm(to: WarmTarget): void {
  const text = new TextEncoder().encode('---\ntitle: T\nreferences:\n- {id: a, title: A}\n---\n\nA [@a] $x^2$.\n');
  pandoc.convert(
    { from: 'markdown', to, standalone: true, citeproc: true, 'input-files': ['a.md'] },
    new Map([['a.md', text]]),
    0,
  );
}
