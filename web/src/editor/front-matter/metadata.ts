import { CROSS_REFERENCES } from '@scriptorium/contract/rules/cross-references.ts';
import { readYaml, type YamlValue } from './read-yaml.ts';

export interface Author {
  readonly name: string;
  /** Indices of the affiliations, as printed beside the name. */
  readonly marks: readonly string[];
}

export interface Metadata {
  readonly title: string;
  readonly subtitle: string;
  readonly authors: readonly Author[];
  readonly affiliations: readonly Affiliation[];
  readonly date: string;
  readonly abstract: string;
  readonly bibliography: readonly string[];
  /** Keys of works described in the front matter itself. */
  readonly defined: readonly string[];
  readonly tags: readonly string[];
  readonly lang: string;
  readonly csl: string;
  readonly nocite: string;
  /** The heading of the bibliography in exports. */
  readonly referenceTitle: string;
  readonly hidesBibliography: boolean;
  readonly numbersSections: boolean;
}

type Mapping = { readonly [key: string]: YamlValue };

function isMapping(value: YamlValue | undefined): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value);
}

function asText(value: YamlValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function asList(value: YamlValue | undefined): readonly YamlValue[] {
  if (value === null || value === undefined || value === '') return [];
  return isList(value) ? value : [value];
}

function asWords(value: YamlValue | undefined): string[] {
  return asList(value).flatMap((item) => (typeof item === 'string' && item !== '' ? [item] : []));
}

interface Affiliation {
  readonly mark: string;
  readonly name: string;
}

/** By number, of which one text may contain several, or by name; a new name is added to the list, as in exports. */
function readMarks(value: YamlValue, affiliations: Affiliation[]): string[] {
  const text = isMapping(value) ? asText(value['name']) : asText(value);
  const known = text.split(/[,;\s]+/).filter((mark) => affiliations.some((one) => one.mark === mark));
  if (known.length > 0 || text === '') return known;
  const found = affiliations.find(({ name }) => name === text);
  if (found) return [found.mark];
  const mark = String(affiliations.length + 1);
  affiliations.push({ mark, name: text });
  return [mark];
}

function readAuthor(value: YamlValue, affiliations: Affiliation[]): Author | null {
  if (typeof value === 'string') return { name: value, marks: [] };
  if (!isMapping(value)) return null;
  const name =
    asText(value['name']) ||
    [asText(value['given'] ?? value['given-names']), asText(value['family'] ?? value['surname'])].join(' ').trim();
  if (!name) return null;
  const named = asList(value['affiliation'] ?? value['affiliations']);
  return { name, marks: named.flatMap((item) => readMarks(item, affiliations)) };
}

/** The parts of front matter that the card shows and the editor uses. */
export function readMetadata(yaml: string): Metadata {
  const read = readYaml(yaml);
  const data: Mapping = isMapping(read) ? read : {};
  const affiliations = asList(data['affiliations'] ?? data['affiliation'] ?? data['institute']).flatMap((item, at) => {
    if (typeof item === 'string') return [{ mark: String(at + 1), name: item }];
    return isMapping(item) && asText(item['name'])
      ? [{ mark: asText(item['index'] ?? item['id']) || String(at + 1), name: asText(item['name']) }]
      : [];
  });
  const authors = asList(data['authors'] ?? data['author']).flatMap((item) => readAuthor(item, affiliations) ?? []);
  return {
    title: asText(data['title']),
    subtitle: asText(data['subtitle']),
    authors,
    affiliations,
    date: asText(data['date']),
    abstract: asText(data['abstract']),
    bibliography: asWords(data['bibliography']),
    defined: asList(data['references']).flatMap((work) => (isMapping(work) ? asWords(work['id']) : [])),
    tags: [...asWords(data['tags']), ...asWords(data['keywords'])],
    lang: asText(data['lang']),
    csl: asText(data['csl'] ?? data['citation-style']),
    nocite: asText(data['nocite']),
    referenceTitle: asText(data['reference-section-title']),
    hidesBibliography: asText(data['suppress-bibliography']).toLowerCase() === 'true',
    numbersSections: CROSS_REFERENCES.numberKeys.reduce(
      (on, key) => (data[key] === undefined ? on : asText(data[key]).toLowerCase() === 'true'),
      false,
    ),
  };
}

/** The YAML of a document's front matter without its fences; null if there is none. */
export function findFrontMatter(
  text: string,
): { readonly yaml: string; readonly from: number; readonly to: number } | null {
  const match = /^---[ \t]*\n(?![ \t]*\n)(?:([\s\S]*?)\n)??(?:---|\.\.\.)[ \t]*(?=\n|$)/.exec(text);
  if (!match) return null;
  const from = text.indexOf('\n') + 1;
  return { yaml: match[1] ?? '', from, to: from + (match[1]?.length ?? 0) };
}
