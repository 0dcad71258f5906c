import { availableParallelism } from 'node:os';
import type { ExportLine } from '../../domain/exports/line.ts';
import { explainEnd, explainRun } from '../../domain/exports/log.ts';
import { namePlaces, type PdfPlaces } from '../../domain/exports/pdf-places.ts';
import type { ImportAnswer, ImportRequest } from '../imports/import-files.ts';
import { ConverterPool } from './converter-pool.ts';
import { ConverterStopped, type ConverterEnd, type ConverterLimits } from './converter-process.ts';
import type { ConvertedRaw, ConvertStage } from './frames.ts';
import type { NativeProgram } from './native-program.ts';
import { type ConvertInput, planConversion, type PlannedExport, prepareConversion } from './prepare-conversion.ts';

export type ConvertOutcome =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array;
      readonly extension: string;
      readonly log: readonly ExportLine[];
      /** If requested. */
      readonly places?: PdfPlaces;
      readonly milliseconds: { readonly pandoc: number; readonly typst: number };
    }
  | {
      readonly ok: false;
      /** `document`: the input or the profile is at fault; the others are process failures. */
      readonly reason: 'document' | ConverterEnd;
      /** For users. */
      readonly cause: string;
      readonly log: readonly ExportLine[];
    };

export interface Converter {
  convert(
    input: ConvertInput,
    options?: { signal?: AbortSignal; onStage?: (stage: ConvertStage) => void },
  ): Promise<ConvertOutcome>;
  /** Reads an uploaded file. Rejects with {@link ConverterStopped} if it exceeds a limit, or is cancelled. */
  importFiles(request: ImportRequest, signal: AbortSignal): Promise<ImportAnswer>;
  /** Starts a process ahead of its first use. */
  warm(): void;
  close(): Promise<void>;
}

interface Limits extends ConverterLimits {
  /** Instead of `milliseconds`, if there is a citation style that is not bundled, which may be slow in unforeseen ways. */
  readonly styleMilliseconds: number;
}

export const DEFAULT_LIMITS: Limits = {
  milliseconds: 60_000,
  styleMilliseconds: 30_000,
  memoryBytes: 1_280 * 1024 * 1024,
  outputBytes: 100 * 1024 * 1024,
};

/** Short: an idle converter takes half a gigabyte, and a new one is ready while the user fills in the form. */
const IDLE_MS = 45_000;

export interface ConverterOptions {
  readonly size?: number;
  readonly limits?: Partial<Limits>;
  readonly idleMilliseconds?: number;
  readonly fontsFolder?: string | undefined;
  /** Replaces the bundled pandoc. */
  readonly native?: NativeProgram | undefined;
}

/** Converts documents in sandboxed processes. */
export function createConverter(options: ConverterOptions = {}): Converter {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const pool = new ConverterPool({
    size: options.size ?? Math.max(1, availableParallelism() - 1),
    limits,
    idleMilliseconds: options.idleMilliseconds ?? IDLE_MS,
    fontsFolder: options.fontsFolder,
    native: options.native,
  });
  const engines = Object.keys(options.native?.engines ?? {});
  return {
    async convert(input, { signal, onStage = () => undefined } = {}) {
      const planned = planConversion(input, engines);
      if (Array.isArray(planned)) return fail('document', planned, 'The export profile is not valid.');
      onStage('reading');
      const { request, hasOwnStyles } = await prepareConversion(planned);
      const milliseconds = Math.min(
        limits.milliseconds,
        input.milliseconds ?? (hasOwnStyles ? limits.styleMilliseconds : limits.milliseconds),
      );
      try {
        const run = await pool.run({ type: 'convert', request }, milliseconds, signal, onStage);
        if (run.bytes !== undefined && run.bytes.length > limits.outputBytes) throw new ConverterStopped('output');
        return describeOutcome(run, planned);
      } catch (error) {
        if (!(error instanceof ConverterStopped)) throw error;
        return fail(error.end, [{ level: 'error', ...explainEnd(error.end, { ...limits, milliseconds }) }]);
      }
    },
    importFiles: (request, signal) =>
      pool.run({ type: 'import', request }, limits.milliseconds, signal, () => undefined),
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}

function describeOutcome(run: ConvertedRaw, { input, plan }: PlannedExport): ConvertOutcome {
  const log = explainRun(run, input.inputs, input.files);
  if (run.bytes === undefined || run.bytes.length === 0)
    return fail(run.failure?.startsWith('pandoc-crash') === true ? 'crash' : 'document', log);
  const bytes = plan.options['to'] === 'revealjs' ? showImages(run.bytes) : run.bytes;
  const places = run.places && { places: namePlaces(run.places, run.lines) };
  return { ok: true, bytes, extension: plan.extension, log, ...places, milliseconds: run.milliseconds };
}

/** Takes the cause from the first error in the log. */
function fail(
  reason: 'document' | ConverterEnd,
  log: readonly ExportLine[],
  unknown = 'The document could not be converted.',
): ConvertOutcome {
  const cause = log.find(({ level }) => level === 'error')?.message ?? unknown;
  return { ok: false, reason, cause, log };
}

/** Makes slides show their images without a script: previews run none, and lazy loading is no use for embedded images. */
function showImages(slides: Uint8Array): Uint8Array {
  const page = Buffer.from(slides).toString('latin1');
  return Buffer.from(page.replaceAll(/(<img\s[^<>]*?)\bdata-src="data:/gu, '$1src="data:'), 'latin1');
}
