import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { outputFilename, writerName } from '@scriptorium/contract/rules/output-filename.ts';
import { checkDefaultsFile, findMissingFilter } from '../../domain/exports/defaults-file.ts';
import type { ExportLine } from '../../domain/exports/line.ts';
import { looksLikeStyle, MAX_STYLE_BYTES, styleFault } from '../../domain/exports/citation-style.ts';
import { explainEnd, explainRun } from '../../domain/exports/log.ts';
import { findPdfFigures } from '../../domain/exports/needs.ts';
import { ATTACHED_FOLDER, folderOf, PRODUCT_FOLDER, planExport } from '../../domain/exports/options.ts';
import { joinFrontMatter, type JoinedInputs } from '../../domain/exports/join-front-matter.ts';
import { type WordOriginMark, writeMark } from '../../domain/word/origin-mark.ts';
import { markReview, type Review } from '../../domain/exports/review.ts';
import type { ImportAnswer, ImportRequest } from '../imports/import-files.ts';
import { createConverterPool } from './converter-pool.ts';
import { ConverterStopped, type ConverterEnd, type ConverterLimits } from './converter-process.ts';
import type { ConvertStage } from './frames.ts';
import type { NativeProgram } from './native-program.ts';
import type { ReviewToPlace } from './read-review.ts';
import { readProductFiles } from './product-files.ts';

export interface ReviewedInput {
  readonly name: string;
  readonly text: string;
  /** Comments and suggestions that a Word document shows; other formats leave them out. */
  readonly review?: Review;
}

export interface ConvertInput {
  readonly defaultsYaml: string;
  /** In document order. `name` is the path in the workspace. */
  readonly inputs: readonly ReviewedInput[];
  /** Files the inputs may refer to (images, bibliographies, styles), by path in the workspace. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Files attached to the profile, by name. */
  readonly attachments?: ReadonlyMap<string, Uint8Array>;
  /** Timestamp (seconds since 1970) for dates in the result: that of the source, so that output is reproducible. */
  readonly sourceDate: number;
  /** Shorter time limit, for interactive use. */
  readonly milliseconds?: number;
  /** What a Word document says about itself, so that it is known when it comes back. */
  readonly origin?: WordOriginMark;
  /** Output folder in the workspace; default that of the first input. */
  readonly outputFolder?: string;
}

export type ConvertOutcome =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array;
      readonly extension: string;
      readonly log: readonly ExportLine[];
      readonly milliseconds: { readonly pandoc: number; readonly typst: number };
    }
  | {
      readonly ok: false;
      /** `document`: the input or the profile is at fault; others are process failures. */
      readonly reason: 'document' | ConverterEnd;
      /** For people. */
      readonly cause: string;
      readonly log: readonly ExportLine[];
    };

export interface Converter {
  convert(
    input: ConvertInput,
    options?: { signal?: AbortSignal; onStage?: (stage: ConvertStage) => void },
  ): Promise<ConvertOutcome>;
  /** Reads an uploaded file. Rejects with {@link ConverterStopped} if it takes too much, or is cancelled. */
  importFiles(request: ImportRequest, signal: AbortSignal): Promise<ImportAnswer>;
  /** Starts a process ahead of its first use. */
  warm(): void;
  close(): Promise<void>;
}

export const DEFAULT_LIMITS: ConverterLimits = {
  milliseconds: 60_000,
  memoryBytes: 1_280 * 1024 * 1024,
  outputBytes: 100 * 1024 * 1024,
};

/** Custom citation styles may be slow in unforeseen ways. */
const STYLE_MILLISECONDS = 30_000;

export interface ConverterOptions {
  readonly size?: number;
  readonly limits?: Partial<ConverterLimits>;
  readonly idleMilliseconds?: number;
  readonly fontsFolder?: string | undefined;
  /** Replaces the bundled pandoc. */
  readonly native?: NativeProgram | undefined;
}

/** Converts documents in sandboxed processes. */
export function createConverter(options: ConverterOptions = {}): Converter {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const pool = createConverterPool({
    size: options.size ?? Math.max(1, availableParallelism() - 1),
    limits,
    idleMilliseconds: options.idleMilliseconds ?? 300_000,
    fontsFolder: options.fontsFolder,
    native: options.native,
  });
  const engines = Object.keys(options.native?.engines ?? {});
  return {
    async convert(input, { signal, onStage = () => undefined } = {}) {
      const checked = checkDefaultsFile(input.defaultsYaml, engines);
      if (checked.options === undefined) {
        const log = checked.problems.map(({ line, message }): ExportLine => ({
          level: 'error',
          message: `The export profile is not valid: ${message}`,
          line,
        }));
        return { ok: false, reason: 'document', cause: log[0]?.message ?? 'The export profile is not valid.', log };
      }
      const attachments = input.attachments ?? new Map<string, Uint8Array>();
      const attached = new Set(attachments.keys());
      const missing = findMissingFilter(input.defaultsYaml, attached, engines);
      if (missing !== undefined) {
        const message = `The export profile is not complete: ${missing.message}`;
        return {
          ok: false,
          reason: 'document',
          cause: message,
          log: [{ level: 'error', message, line: missing.line }],
        };
      }
      const plan = planExport(
        checked.options,
        input.inputs.map(({ name }) => name),
        { attached, files: new Set(input.files.keys()) },
      );
      plan.options['metadata'] = {
        ...(plan.options['metadata'] as Record<string, unknown>),
        'scriptorium-output': input.outputFolder ?? folderOf(input.inputs[0]?.name ?? ''),
        'scriptorium-identifier': identify(input.inputs.map(({ name }) => name)),
        ...(writerName(String(plan.options['to'])) === 'docx' && input.origin ? writeMark(input.origin) : {}),
      };
      const files = new Map<string, Uint8Array>(input.files);
      for (const [name, bytes] of attachments) files.set(`${ATTACHED_FOLDER}/${name}`, bytes);
      const joined = joinFrontMatter(input.inputs);
      addJoinedMetadata(plan.options, joined, files);
      for (const { name, text } of joined.inputs) files.set(name, new TextEncoder().encode(text));
      const review = planReview(plan.options, input.inputs);
      const ownStyles = guardStyles(files);
      const milliseconds = Math.min(
        limits.milliseconds,
        input.milliseconds ?? (ownStyles ? STYLE_MILLISECONDS : limits.milliseconds),
      );
      onStage('reading');
      const texts = input.inputs.map(({ text }) => text);
      const product = await readProductFiles(writerName(String(plan.options['to'])), plan.options, texts);
      const packAs = plan.packed ? outputFilename(input.inputs[0]?.name ?? '', 'tex') : undefined;
      const figures = plan.figures && {
        form: plan.figures,
        paths: findPdfFigures(texts, [...input.files.keys()]),
      };
      for (const [path, bytes] of product) files.set(path, bytes);
      try {
        const run = await pool.run(
          {
            type: 'convert',
            request: {
              options: plan.options,
              files,
              sourceDate: input.sourceDate,
              pdf: plan.pdf,
              packAs,
              figures,
              review,
            },
          },
          milliseconds,
          signal,
          onStage,
        );
        const log = explainRun(run, input.inputs, input.files);
        if (run.bytes !== undefined && run.bytes.length > limits.outputBytes) throw new ConverterStopped('output');
        if (run.bytes === undefined || run.bytes.length === 0) {
          const cause = log.find((line) => line.level === 'error')?.message ?? 'The document could not be converted.';
          return {
            ok: false,
            reason: run.failure?.startsWith('pandoc-crash') === true ? 'crash' : 'document',
            cause,
            log,
          };
        }
        const bytes = plan.options['to'] === 'revealjs' ? showImages(run.bytes) : run.bytes;
        return { ok: true, bytes, extension: plan.extension, log, milliseconds: run.milliseconds };
      } catch (error) {
        if (!(error instanceof ConverterStopped)) throw error;
        const message = explainEnd(error.end, { ...limits, milliseconds });
        return { ok: false, reason: error.end, cause: message, log: [{ level: 'error', message }] };
      }
    },
    importFiles: (request, signal) =>
      pool.run({ type: 'import', request }, limits.milliseconds, signal, () => undefined),
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}

/**
 * Replaces each forbidden citation style with a marker our filter knows. Tells whether there are other, untested ones.
 */
function guardStyles(files: Map<string, Uint8Array>): boolean {
  let found = false;
  for (const [path, bytes] of files) {
    if (!looksLikeStyle(bytes)) continue;
    const fault = styleFault(new TextDecoder().decode(bytes.subarray(0, MAX_STYLE_BYTES + 1)));
    if (fault !== null) files.set(path, new TextEncoder().encode(`scriptorium-refused:${fault}`));
    found = true;
  }
  return found;
}

function addJoinedMetadata(
  options: Record<string, unknown>,
  { metadata, bibliographies }: JoinedInputs,
  files: Map<string, Uint8Array>,
): void {
  if (bibliographies.length > 0)
    options['metadata'] = { ...(options['metadata'] as object), 'scriptorium-bibliographies': bibliographies };
  // Later files would override earlier ones.
  const paths = metadata.map((_, index) => `${PRODUCT_FOLDER}/front-matter-${index + 2}.yaml`);
  for (const [index, path] of paths.entries()) files.set(path, new TextEncoder().encode(metadata[index]));
  const own = options['metadata-files'] as string[] | undefined;
  if (paths.length > 0) options['metadata-files'] = [...paths.toReversed(), ...(own ?? [])];
}

/** Has a Word document show comments and suggestions; undefined when there are none to show. */
function planReview(options: Record<string, unknown>, inputs: readonly ReviewedInput[]): ReviewToPlace | undefined {
  const isWord = writerName(String(options['to'])) === 'docx';
  if (!isWord || inputs.every(({ review }) => review === undefined)) return undefined;
  const marked = markReview(
    inputs.map(({ text, review }) => ({ text, review: review ?? { threads: [], changes: [] } })),
  );
  const joined = joinFrontMatter(inputs.map(({ name }, at) => ({ name, text: marked.texts[at] as string })));
  options['filters'] = [`${PRODUCT_FOLDER}/review.lua`, ...(options['filters'] as string[])];
  options['metadata'] = { ...(options['metadata'] as object), 'scriptorium-review': true };
  return {
    texts: new Map(joined.inputs.map(({ name, text }) => [name, text])),
    notes: marked.notes,
    comments: marked.comments,
  };
}

/** Slide images are lazy-loaded by a script, which previews never run, and nothing is loaded anyway. */
function showImages(slides: Uint8Array): Uint8Array {
  const page = Buffer.from(slides).toString('latin1');
  return Buffer.from(page.replaceAll(/(<img\s[^<>]*?)\bdata-src="data:/gu, '$1src="data:'), 'latin1');
}

/** A stable identifier: the same files are the same book. */
function identify(names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('\0')).digest('hex');
  const part = (from: number, to: number) => hex.slice(from, to);
  return `urn:uuid:${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
