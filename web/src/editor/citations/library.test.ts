import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { markdown } from '../languages/markdown.ts';
import { explainUnknown } from '../live-preview/citation.ts';
import { type CitationLibrary, findUnnamed, libraryField, setLibrary } from './library.ts';

const none = (): Promise<never> => Promise.reject(new Error('Not asked for.'));

/** A text beside two bibliographies that together have the works `lee` and `roe`. */
function open(doc: string, unnamed: readonly string[] = ['a.bib', 'b.bib']): EditorState {
  const library: CitationLibrary = {
    keys: new Set(['lee', 'roe']),
    search: none,
    searchElsewhere: none,
    files: ['a.bib', 'b.bib'],
    unnamed,
    missing: [],
    broken: new Map(),
    styleFault: null,
    printedAs: null,
    draft: none,
    cut: none,
    read: none,
  };
  const state = EditorState.create({ doc, extensions: [markdown(), libraryField] });
  return state.update({ effects: setLibrary.of(library) }).state;
}

const at = (doc: string, state = open(doc)): string | null => {
  const found = findUnnamed(state);
  return found && `${state.sliceDoc(found.from, found.to)} ${found.files.join(' ')}`;
};

const head = (yaml: string): string => `---\n${yaml}\n---\n\n`;

describe('files that the text cites from but does not name', () => {
  test('are reported at the first citation of a work in one of them', () => {
    expect(at('See [@gone; @roe] and @lee.')).toBe('@roe a.bib b.bib');
  });

  test.each([
    ['nothing is cited', 'Nothing, and `@lee` is code.'],
    ['only unknown works are cited', 'See @gone.'],
    ['the front matter describes the work itself', `${head('references:\n- id: lee\n  title: T')}See @lee.`],
  ])('are not told if %s', (_case, doc) => expect(at(doc)).toBeNull());

  test('are reported next to works that the front matter describes', () => {
    expect(at(`${head('references:\n- id: lee\n  title: T')}See @lee and @roe.`)).toBe('@roe a.bib b.bib');
  });

  test('are not reported if they are named', () => expect(at('', open('See @lee.', []))).toBeNull());
});

test('a work described in the front matter is not unknown', () => {
  const state = open(`${head('references:\n- id: own\n  title: T')}See @own and @gone.`);
  expect(explainUnknown(state, 'own')).toBeNull();
  expect(explainUnknown(state, 'gone')).not.toBeNull();
});
