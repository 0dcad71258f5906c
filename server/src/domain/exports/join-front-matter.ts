import { setImmediate } from 'node:timers/promises';
import { isAlias, isMap, isScalar, isSeq, visit } from 'yaml';
import { MAX_YAML, parseYaml } from '../texts/parse-yaml.ts';
import { folderOf } from './options.ts';

interface Input {
  readonly name: string;
  readonly text: string;
}

export interface JoinedInputs {
  readonly inputs: readonly Input[];
  /** Front matter of the later files as YAML, in order; earlier ones take precedence. */
  readonly metadata: readonly string[];
  /** The bibliographies named by later files, each with the folder its path is relative to. */
  readonly bibliographies: readonly { readonly path: string; readonly folder: string }[];
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/u;

/** Keys that describe a book rather than one of its chapters. */
const TITLE_BLOCK = [
  'title',
  'subtitle',
  'author',
  'authors',
  'affiliation',
  'affiliations',
  'institute',
  'abstract',
  'keywords',
  'date',
  'thanks',
];

/**
 * In pandoc, front matter of a later file replaces that of an earlier one. Here the first file wins: front matter of
 * later files is cut from their texts (keeping line numbers) and only fills gaps; bibliographies add up.
 */
export async function joinFrontMatter(inputs: readonly Input[]): Promise<JoinedInputs> {
  const [first, ...later] = inputs;
  if (first === undefined || later.length === 0) return { inputs, metadata: [], bibliographies: [] };
  const hasTitle = readBlock(first.text)?.document.has('title') === true;
  const metadata: string[] = [];
  const bibliographies: { path: string; folder: string }[] = [];
  const texts: Input[] = [];
  for (const input of later) {
    // Let others run: there may be hundreds of files.
    await setImmediate();
    const block = readBlock(input.text);
    if (block === undefined) {
      texts.push(input);
      continue;
    }
    const { document, source } = block;
    for (const path of readTexts(document.get('bibliography')))
      bibliographies.push({ path, folder: folderOf(input.name) });
    document.delete('bibliography');
    if (hasTitle) for (const key of TITLE_BLOCK) document.delete(key);
    metadata.push(document.toString());
    texts.push({ ...input, text: source.replaceAll(/[^\r\n]+/gu, '') + input.text.slice(source.length) });
  }
  return { inputs: [first, ...texts], metadata, bibliographies };
}

/**
 * The block at the start of a text; undefined if there is none, if it is too long, or if it is faulty, which pandoc
 * will explain.
 */
function readBlock(text: string) {
  const found = FRONT_MATTER.exec(text.slice(0, MAX_YAML));
  if (found === null) return undefined;
  const document = parseYaml(found[1] ?? '');
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined;
  // Removing a key could remove the anchor of an alias.
  let aliased = false;
  visit(document, (_, node) => {
    aliased ||= isAlias(node);
  });
  if (aliased) return undefined;
  return { document, source: found[0] };
}

function readTexts(node: unknown): string[] {
  if (isSeq(node)) return node.items.flatMap(readTexts);
  const value: unknown = isScalar(node) ? node.value : node;
  return typeof value === 'string' ? [value] : [];
}
