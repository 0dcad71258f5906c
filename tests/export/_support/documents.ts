import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ConvertInput } from '../../../server/src/adapters/pandoc/prepare-conversion.ts';
import { ROOT } from '../../_support/start-server.ts';

const PROFILES = join(ROOT, 'server/assets/export/profiles');

export const PROFILE_KEYS: readonly string[] = readdirSync(PROFILES)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -'.yaml'.length))
  .toSorted();

export function readProfile(key: string): string {
  return readFileSync(join(PROFILES, `${key}.yaml`), 'utf8');
}

export interface Sample {
  name: string;
  title: string;
  authors: string[];
  /** As printed in the text. */
  citations: string[];
  /** Part of the bibliography. */
  reference: string;
  inputs: ConvertInput['inputs'];
  files: Map<string, Uint8Array>;
}

/** A published paper from the corpus, as in a workspace folder. */
function readExample(name: string, facts: Pick<Sample, 'title' | 'authors' | 'citations' | 'reference'>): Sample {
  const folder = join(ROOT, 'examples', name);
  const files = new Map<string, Uint8Array>();
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.md')) files.set(`paper/${file}`, readFileSync(join(folder, file)));
  }
  const text = readFileSync(join(folder, 'paper.md'), 'utf8');
  return { name, ...facts, inputs: [{ name: 'paper/paper.md', text }], files };
}

export const MWARP1D = readExample('mwarp1d', {
  title: 'mwarp1d: Manual one-dimensional data warping in Python and PyQt',
  authors: ['Todd C. Pataky', 'Hanaa Naouma', 'Cyril J. Donnelly'],
  citations: ['Sadeghi et al. 2000', 'Ramsay and Silverman 2005', 'Qin et al. 2009'],
  reference: 'Functional Data Analysis',
});

export const TIMESERIES = readExample('timeseriesflattener', {
  title: 'timeseriesflattener: A Python package for summarizing features from (medical) time series',
  authors: ['Martin Bernstorff', 'Kenneth Enevoldsen', 'Lasse Hansen'],
  citations: ['Chen and Guestrin 2016', 'Lauritsen et al. 2021'],
  reference: 'Scalable Tree Boosting System',
});

const DOCUMENTS = join(import.meta.dirname, '..', '_documents');

/** Every construct of pandoc's Markdown, and everything that may be wrong in a document. */
export const TORTURE: Sample = {
  name: 'torture',
  title: 'document: every construct',
  authors: ['Ada Lovelace', 'Charles Babbage'],
  citations: ['Knuth', 'Lamport 1994'],
  reference: 'Addison-Wesley',
  inputs: [{ name: 'paper/torture.md', text: readFileSync(join(DOCUMENTS, 'torture.md'), 'utf8') }],
  files: new Map<string, Uint8Array>([
    ['paper/refs.bib', readFileSync(join(DOCUMENTS, 'refs.bib'))],
    ['paper/figure.png', readFileSync(join(ROOT, 'examples/mwarp1d/figure.png'))],
    ['paper/broken.png', new TextEncoder().encode('no picture at all\n')],
  ]),
};

/** A text in a folder, with these files beside it. */
export function makeInput(
  text: string,
  files: Record<string, string> = {},
  profile = readProfile('html'),
): ConvertInput {
  return {
    defaultsYaml: profile,
    inputs: [{ name: 'folder/text.md', text }],
    files: new Map(Object.entries(files).map(([path, content]) => [path, new TextEncoder().encode(content)])),
    sourceDate: 1_700_000_000,
  };
}
