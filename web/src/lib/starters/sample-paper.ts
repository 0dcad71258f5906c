import type { Language } from '@scriptorium/contract/rules/languages.ts';
import { sample as english } from './samples/en.ts';
import type { Sample } from './samples/sample.ts';

const others = import.meta.glob<{ sample: Sample }>(['./samples/??.ts', '!./samples/en.ts']);

const REFERENCES = `@article{mandelbrot1967,
  author  = {Mandelbrot, Benoît B.},
  title   = {How Long Is the Coast of {Britain}? Statistical Self-Similarity and Fractional Dimension},
  journal = {Science},
  volume  = {156},
  number  = {3775},
  pages   = {636--638},
  year    = {1967},
  doi     = {10.1126/science.156.3775.636}
}

@book{mandelbrot1982,
  author    = {Mandelbrot, Benoît B.},
  title     = {The Fractal Geometry of Nature},
  publisher = {W. H. Freeman},
  address   = {San Francisco},
  year      = {1982}
}

@article{richardson1961,
  author  = {Richardson, Lewis F.},
  title   = {The Problem of Contiguity: An Appendix to {Statistics} of Deadly Quarrels},
  journal = {General Systems Yearbook},
  volume  = {6},
  pages   = {139--187},
  year    = {1961}
}
`;

/** Log-log axes: x from 50 to 200 km, y from 2,300 to 3,500 km. */
const drawSlope = ({
  ruler,
  length,
  lengths: [high, middle, low],
}: Sample['axes']): string => `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="320" viewBox="0 0 560 320" font-family="sans-serif" font-size="14">
  <rect width="560" height="320" fill="#ffffff"/>
  <path d="M80 30V260H520" fill="none" stroke="#5b6472"/>
  <path d="M120 55.6L480 245" stroke="#2b4b8f" stroke-width="2"/>
  <g fill="#2b4b8f"><circle cx="120" cy="55.6" r="6"/><circle cx="300" cy="161" r="6"/><circle cx="480" cy="245" r="6"/></g>
  <g fill="#1d2430" text-anchor="middle"><text x="120" y="284">50</text><text x="300" y="284">100</text><text x="480" y="284">200</text><text x="300" y="308">${ruler}</text></g>
  <g fill="#1d2430" text-anchor="end"><text x="72" y="60">${high}</text><text x="72" y="166">${middle}</text><text x="72" y="250">${low}</text></g>
  <text x="18" y="152" fill="#1d2430" text-anchor="middle" transform="rotate(-90 18 152)">${length}</text>
</svg>
`;

interface Files {
  /** Path of the paper. */
  readonly path: string;
  /** Paths relative to the root of the workspace. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** Names `author` as the author. Falls back to English if the translation cannot be loaded. */
export async function readSample(language: Language, author: string): Promise<Files> {
  const translation = await others[`./samples/${language}.ts`]?.().catch(() => undefined);
  const { folder, file, axes, text } = translation?.sample ?? english;
  const path = `${folder}/${file}`;
  return {
    path,
    files: [
      { path, text: text.replace('{author}', () => JSON.stringify(author)) },
      { path: `${folder}/references.bib`, text: REFERENCES },
      { path: `${folder}/slope.svg`, text: drawSlope(axes) },
    ],
  };
}
