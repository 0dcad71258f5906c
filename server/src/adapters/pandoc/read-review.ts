import { collapsePlain, expandPlain } from '../../domain/exports/collapse-plain.ts';
import { flattenComment } from '../../domain/exports/flatten-comment.ts';
import type { Element } from '../../domain/exports/pandoc-tree.ts';
import { placeReview } from '../../domain/exports/place-review.ts';
import type { ReviewNotes, WordComment } from '../../domain/exports/review.ts';
import type { Pandoc } from './wasm-pandoc.ts';

/** Comments and suggested changes for one Word document. */
export interface ReviewToPlace {
  /** Texts of the inputs with markers, by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly notes: ReviewNotes;
  readonly comments: readonly WordComment[];
}

/** The document that pandoc reads in place of the texts. */
const REVIEWED = '.scriptorium/reviewed.json';

/** Options that affect how a text is read, as opposed to what happens afterwards. */
const READER_OPTIONS = [
  'from',
  'input-files',
  'file-scope',
  'default-image-extension',
  'indented-code-classes',
  'preserve-tabs',
  'strip-comments',
  'tab-stop',
];

/** Markdown without features that only papers need. */
const COMMENT_FORMAT = 'markdown-raw_html-raw_tex-raw_attribute-yaml_metadata_block-citations';
/** Lines that Markdown leaves as they are. */
const PLAIN = /^(?!\d+[.)])[\p{L}\p{N}][\p{L}\p{N} ,;:?!()’“”–—…%/.]*$/u;
const SEPARATOR = '\u{10F00F}';

export interface ReviewedDocument {
  /** What pandoc converts instead of the texts. */
  readonly options: Readonly<Record<string, unknown>>;
  /** In addition to the files of the call. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Pandoc's warnings when reading the texts, as JSON. */
  readonly warnings: string;
}

/**
 * Puts the review into the document, as pandoc's JSON. Parsing Markdown takes most of an export's time, so the text is
 * parsed once, and of a second copy with markers only the paragraphs that have any. Throws if pandoc cannot read it.
 */
export function readReview(
  pandoc: Pandoc,
  review: ReviewToPlace,
  options: Readonly<Record<string, unknown>>,
  files: ReadonlyMap<string, Uint8Array>,
  sourceDate: number,
): ReviewedDocument {
  const encoder = new TextEncoder();
  const reading = Object.fromEntries(READER_OPTIONS.filter((key) => key in options).map((key) => [key, options[key]]));
  let warnings = '';
  const read: Read = (how, texts) => {
    const run = pandoc.convert({ ...how, to: 'json' }, texts, sourceDate);
    if (run.output.length === 0) throw new Error(`the text could not be read: ${run.stderr}`);
    warnings ||= run.warnings;
    return JSON.parse(new TextDecoder().decode(run.output)) as { blocks: Element[] };
  };
  const plain = read(reading, files);
  const collapsed = collapsePlain(review.texts, options['from']);
  const markedFiles = new Map(files);
  for (const [path, text] of collapsed.texts) markedFiles.set(path, encoder.encode(text));
  const marked = expandPlain(read(reading, markedFiles).blocks, collapsed.runs);

  const bodies = readBodies(
    review.notes.threads.flatMap(({ comments }) => comments.map(({ body }) => body)),
    read,
  );
  let next = 0;
  const ofThreads = review.notes.threads.map(({ comments }) => comments.map(() => bodies[next++] ?? []));
  const placed = { ...plain, blocks: placeReview(plain.blocks, marked, review.notes, ofThreads) };
  const rest = Object.entries(options).filter(([key]) => !READER_OPTIONS.includes(key));
  const metadata = { ...(options['metadata'] as object), 'scriptorium-inputs': options['input-files'] };
  return {
    options: { ...Object.fromEntries(rest), metadata, from: 'json', 'input-files': [REVIEWED] },
    files: new Map([[REVIEWED, encoder.encode(JSON.stringify(placed))]]),
    warnings,
  };
}

type Read = (how: Readonly<Record<string, unknown>>, texts: ReadonlyMap<string, Uint8Array>) => { blocks: Element[] };

/** Parses comments into inlines. Only those with markup are sent to pandoc, which takes milliseconds for each. */
function readBodies(bodies: readonly string[], read: Read): readonly (readonly Element[])[] {
  const encoder = new TextEncoder();
  const formatted = bodies.filter((body) => !PLAIN.test(body));
  const texts = new Map(formatted.map((body, at): [string, Uint8Array] => [`${at}.md`, encoder.encode(`${body}\n`)]));
  const inputs = [...texts.keys()].flatMap((name) => [name, 'separator.md']);
  texts.set('separator.md', encoder.encode(`${SEPARATOR}\n`));
  const { blocks } =
    formatted.length === 0
      ? { blocks: [] }
      : read({ from: COMMENT_FORMAT, 'file-scope': true, 'input-files': inputs }, texts);
  const flat = splitAtSeparators(blocks).map((body) => flattenComment(body));
  let next = 0;
  return bodies.map((body) => (PLAIN.test(body) ? [{ t: 'Str', c: body }] : (flat[next++] ?? [])));
}

function splitAtSeparators(blocks: readonly Element[]): Element[][] {
  const parts: Element[][] = [[]];
  for (const block of blocks) {
    const [only] = Array.isArray(block.c) ? (block.c as unknown[]) : [];
    if (block.t === 'Para' && (only as Element | undefined)?.c === SEPARATOR) parts.push([]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}
