import { quote, say } from '@scriptorium/contract/said.ts';
import { createHash } from 'node:crypto';
import { outputFilename, writerName } from '@scriptorium/contract/rules/output-filename.ts';
import { MAX_STYLE_BYTES, styleFault } from '@scriptorium/contract/rules/citation-style.ts';
import { looksLikeStyle } from '../../domain/exports/looks-like-style.ts';
import { checkDefaultsFile, findMissingFilter } from '../../domain/exports/defaults-file.ts';
import { DIRECTED, hasRightToLeft } from '../../domain/exports/text-direction.ts';
import { joinFrontMatter, type JoinedInputs } from '../../domain/exports/join-front-matter.ts';
import type { ExportLine } from '../../domain/exports/line.ts';
import { findPdfFigures } from '../../domain/exports/needs.ts';
import { ATTACHED_FOLDER, folderOf, PRODUCT_FOLDER, planExport } from '../../domain/exports/options.ts';
import { markReview, type Review } from '../../domain/exports/review.ts';
import { type WordOriginMark, writeMark } from '../../domain/word/origin-mark.ts';
import type { ConvertRequest } from './frames.ts';
import { readProductFiles } from './product-files.ts';
import type { ReviewToPlace } from './read-review.ts';

export interface ReviewedInput {
  readonly name: string;
  readonly text: string;
  /** Comments and suggestions shown in a Word document; other formats leave them out. */
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
  /** Epoch seconds for dates in the result: the source's, so that the output is reproducible. */
  readonly sourceDate: number;
  /** Shorter time limit, for interactive use. */
  readonly milliseconds?: number;
  /** Written into a Word document, to recognize it when it comes back. */
  readonly origin?: WordOriginMark;
  /** Output folder in the workspace; by default that of the first input. */
  readonly outputFolder?: string;
  /** Report where the text's blocks are on the pages of the PDF. */
  readonly places?: boolean;
}

export interface PlannedExport {
  readonly input: ConvertInput;
  readonly plan: ReturnType<typeof planExport>;
}

/** Checks the profile and plans the export, or returns what is wrong with it. */
export function planConversion(input: ConvertInput, engines: readonly string[]): PlannedExport | ExportLine[] {
  const { options, problems } = checkDefaultsFile(input.defaultsYaml, engines);
  if (options === undefined)
    return problems.map((problem) => ({
      level: 'error',
      ...say('The export profile is not valid: {why}', { why: quote(problem) }),
      line: problem.line,
    }));
  const attached = new Set(input.attachments?.keys());
  const missing = findMissingFilter(input.defaultsYaml, attached, engines);
  if (missing !== undefined)
    return [
      {
        level: 'error',
        ...say('The export profile is not complete: {why}', { why: quote(missing) }),
        line: missing.line,
      },
    ];
  const names = input.inputs.map(({ name }) => name);
  return { input, plan: planExport(options, names, { attached, files: new Set(input.files.keys()) }) };
}

export interface PreparedConversion {
  readonly request: ConvertRequest;
  /** Whether any citation style is not bundled. */
  readonly hasOwnStyles: boolean;
}

/** Collects all that the converter needs: options, inputs, the files they may refer to, and our own files. */
export async function prepareConversion({ input, plan }: PlannedExport): Promise<PreparedConversion> {
  const { inputs } = input;
  const { options } = plan;
  const writer = writerName(String(options['to']));
  const files = new Map<string, Uint8Array>(input.files);
  for (const [name, bytes] of input.attachments ?? []) files.set(`${ATTACHED_FOLDER}/${name}`, bytes);
  addOwnMetadata(options, input, writer);
  const joined = await joinFrontMatter(inputs);
  addJoinedMetadata(options, joined, files);
  for (const { name, text } of joined.inputs) files.set(name, new TextEncoder().encode(text));
  const review = await planReview(inputs, writer);
  const places = plan.pdf && input.places === true;
  if (places) options['filters'] = [...(options['filters'] as string[]), `${PRODUCT_FOLDER}/places.lua`];
  const hasOwnStyles = guardStyles(files);
  const texts = inputs.map(({ text }) => text);
  if (DIRECTED.has(writer) && (hasRightToLeft(texts) || hasRightToLeft(readBibliographies(input.files))))
    options['filters'] = [...(options['filters'] as string[]), `${PRODUCT_FOLDER}/direction.lua`];
  for (const [path, bytes] of await readProductFiles(writer, options, texts)) files.set(path, bytes);
  const request = {
    options,
    files,
    sourceDate: input.sourceDate,
    pdf: plan.pdf,
    places,
    packAs: plan.packed ? outputFilename(inputs[0]?.name ?? '', 'tex') : undefined,
    figures: plan.figures && { form: plan.figures, paths: findPdfFigures(texts, [...input.files.keys()]) },
    review,
  };
  return { request, hasOwnStyles };
}

/** Texts of the bibliographies, whose names and titles become part of the text. */
function readBibliographies(files: ReadonlyMap<string, Uint8Array>): string[] {
  const works = [...files].filter(([path]) => /\.(?:bib|bibtex|json|ya?ml|ris|xml)$/iu.test(path));
  return works.map(([, bytes]) => new TextDecoder().decode(bytes));
}

function addOwnMetadata(options: Record<string, unknown>, input: ConvertInput, writer: string): void {
  options['metadata'] = {
    ...(options['metadata'] as Record<string, unknown>),
    'scriptorium-output': input.outputFolder ?? folderOf(input.inputs[0]?.name ?? ''),
    'scriptorium-identifier': identify(input.inputs.map(({ name }) => name)),
    ...(writer === 'docx' && input.origin ? writeMark(input.origin) : {}),
  };
}

/** Replaces each unacceptable citation style with a marker for our filter. Returns whether there are any styles at all. */
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

/** Plans how the Word document shows comments and suggestions; undefined if there are none. */
async function planReview(inputs: readonly ReviewedInput[], writer: string): Promise<ReviewToPlace | undefined> {
  if (writer !== 'docx' || inputs.every(({ review }) => review === undefined)) return undefined;
  const marked = markReview(
    inputs.map(({ text, review }) => ({ text, review: review ?? { threads: [], changes: [] } })),
  );
  const joined = await joinFrontMatter(inputs.map(({ name }, at) => ({ name, text: marked.texts[at] as string })));
  return {
    texts: new Map(joined.inputs.map(({ name, text }) => [name, text])),
    notes: marked.notes,
    comments: marked.comments,
  };
}

/** A stable identifier: the same inputs are the same book. */
function identify(names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('\0')).digest('hex');
  const part = (from: number, to: number) => hex.slice(from, to);
  return `urn:uuid:${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
