import { say, type Sentence } from '@scriptorium/contract/said.ts';
type Teller = (value: string) => Sentence & { level: 'error' | 'warning' | 'info'; search?: string };

/** Sentences for messages of our filter and the PDF compiler, by keyword; `search` finds the place in the text. */
export const FILTER_REMARKS: Readonly<Record<string, Teller>> = {
  'image-remote': (url) => ({
    level: 'warning',
    ...say('The image {url} is on another server and was not fetched. Upload it to the workspace and use its path.', {
      url: shorten(url),
    }),
    search: url,
  }),
  'image-missing': (path) => ({
    level: 'warning',
    ...say('The image {path} was not found in the workspace. Check the path, or upload the image.', {
      path: shorten(path),
    }),
    search: path,
  }),
  'image-broken': (path) => ({
    level: 'warning',
    ...say('The image {path} could not be read. Save it again as PNG, JPEG or SVG.', { path: shorten(path) }),
    search: baseName(path),
  }),
  'figure-unreadable': (path) => ({
    level: 'warning',
    ...say('The figure {path} could not be read. Save it again as PDF, PNG or SVG.', { path: shorten(path) }),
    search: baseName(path),
  }),
  'figure-password': (path) => ({
    level: 'warning',
    ...say('The figure {path} is protected with a password. Save it again without one.', { path: shorten(path) }),
    search: baseName(path),
  }),
  'figure-too-much': (path) => ({
    level: 'warning',
    ...say('The figure {path} takes too long to draw. Save it as PNG, or with fewer points.', {
      path: shorten(path),
    }),
    search: baseName(path),
  }),
  'figure-first-page': (path) => ({
    level: 'info',
    ...say(
      'The figure {path} has several pages, and the first is shown. Save the page you want as a file of its own.',
      { path: shorten(path) },
    ),
    search: baseName(path),
  }),
  'works-unreadable': (path) => ({
    level: 'warning',
    ...say('The bibliography {path} could not be written as BibTeX and is not in the zip file. Save it as .bib.', {
      path: shorten(path),
    }),
    search: baseName(path),
  }),
  'bibliography-missing': (path) => ({
    level: 'warning',
    ...say(
      'The bibliography {path} was not found in the workspace, so citations are shown as keys. Upload it, or correct the path.',
      { path: shorten(path) },
    ),
    search: path,
  }),
  'bibliography-remote': (path) => ({
    level: 'warning',
    ...say('The bibliography {path} is on another server and was not fetched. Upload it to the workspace.', {
      path: shorten(path),
    }),
    search: path,
  }),
  'style-missing': (path) => ({
    level: 'warning',
    ...say(
      'The citation style {path} was not found in the workspace and is none of those included (apa.csl, ieee.csl, vancouver.csl, …). Chicago (author and date) was used.',
      { path: shorten(path) },
    ),
    search: path,
  }),
  'style-refused': (value) => {
    const [path, fault] = splitOnce(value, '|');
    return {
      level: 'warning',
      ...say('The citation style {path} cannot be used: {fault}. Chicago (author and date) was used.', {
        path: shorten(path),
        fault: shorten(fault),
      }),
      search: path,
    };
  },
  'style-remote': (path) => ({
    level: 'warning',
    ...say(
      'The citation style {path} is on another server and was not fetched. Upload the .csl file to the workspace.',
      { path: shorten(path) },
    ),
    search: path,
  }),
  'reference-missing': (label) => ({
    level: 'warning',
    ...say(
      'Nothing is labelled “{label}”, so the reference to it is shown as “??”. Correct the label, or write \\label{…} where it belongs.',
      { label },
    ),
    search: `{${label}}`,
  }),
  'label-duplicate': (label) => ({
    level: 'warning',
    ...say('The label “{label}” is used twice; links lead to the first. Give one of them another label.', { label }),
  }),
  'link-missing': (id) => ({
    level: 'warning',
    ...say('A link leads to “#{id}”, which is not in the document. Correct it, or give the place this label.', {
      id: shorten(id),
    }),
    search: `(#${id})`,
  }),
  'latex-dropped': (code) => ({
    level: 'warning',
    ...say('LaTeX that this format cannot take was left out: {code}. Write it as Markdown, or export as LaTeX.', {
      code: shorten(code),
    }),
    search: code.slice(0, 40),
  }),
  'typst-refused': (code) => ({
    level: 'warning',
    ...say(
      'Typst code that loads packages or files was left out: {code}. Only code that needs nothing else can be used.',
      { code: shorten(code) },
    ),
    search: code.slice(0, 30),
  }),
  'math-unreadable': (code) => ({
    level: 'warning',
    ...say(
      'A formula could not be read and is shown as its source: {code}. Look for a missing brace or an unknown command.',
      { code: shorten(code) },
    ),
    search: code.slice(0, 40),
  }),
  'image-undescribed': (path) => ({
    level: 'info',
    ...say(
      'The image {path} has no description for people who cannot see it. Write one between the brackets: ![description](…).',
      { path: shorten(path) },
    ),
    search: path,
  }),
  'pdf-not-accessible': (why) => ({
    level: 'info',
    ...say('The PDF is tagged, but does not meet PDF/UA: {why}.', { why: shorten(why, 200) }),
  }),
  'glyph-missing': (characters) => ({
    level: 'warning',
    ...say(
      'No font has these characters: {characters}. Their codes are shown in small boxes; an administrator can add a font (EXPORT_FONTS).',
      { characters },
    ),
    search: characters.split(' ')[0] ?? '',
  }),
};

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function splitOnce(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

export function shorten(text: string, length = 120): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
