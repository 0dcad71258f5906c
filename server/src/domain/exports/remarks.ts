type Teller = (value: string) => { level: 'error' | 'warning' | 'info'; message: string; search?: string };

/** Sentences for what our filter and the PDF compiler log, by keyword; `search` finds the place in the text. */
export const FILTER_REMARKS: Readonly<Record<string, Teller>> = {
  'image-remote': (url) => ({
    level: 'warning',
    message: `The image ${shorten(url)} is on another server and was not fetched. Upload it to the workspace and use its path.`,
    search: url,
  }),
  'image-missing': (path) => ({
    level: 'warning',
    message: `The image ${shorten(path)} was not found in the workspace. Check the path, or upload the image.`,
    search: path,
  }),
  'image-broken': (path) => ({
    level: 'warning',
    message: `The image ${shorten(path)} could not be read. Save it again as PNG, JPEG or SVG.`,
    search: baseName(path),
  }),
  'figure-unreadable': (path) => ({
    level: 'warning',
    message: `The figure ${shorten(path)} could not be read. Save it again as PDF, PNG or SVG.`,
    search: baseName(path),
  }),
  'figure-password': (path) => ({
    level: 'warning',
    message: `The figure ${shorten(path)} is protected with a password. Save it again without one.`,
    search: baseName(path),
  }),
  'figure-too-much': (path) => ({
    level: 'warning',
    message: `The figure ${shorten(path)} takes too long to be drawn. Save it as PNG, or with fewer points in it.`,
    search: baseName(path),
  }),
  'figure-first-page': (path) => ({
    level: 'info',
    message: `The figure ${shorten(path)} has several pages, and the first is shown. Save the page that is meant as a file of its own.`,
    search: baseName(path),
  }),
  'works-unreadable': (path) => ({
    level: 'warning',
    message: `The bibliography ${shorten(path)} could not be written as BibTeX and is not in the zip file. Save it as .bib.`,
    search: baseName(path),
  }),
  'bibliography-missing': (path) => ({
    level: 'warning',
    message: `The bibliography ${shorten(path)} was not found in the workspace, so citations are shown as keys. Upload it, or correct the path.`,
    search: path,
  }),
  'bibliography-remote': (path) => ({
    level: 'warning',
    message: `The bibliography ${shorten(path)} is on another server and was not fetched. Upload it to the workspace.`,
    search: path,
  }),
  'style-missing': (path) => ({
    level: 'warning',
    message: `The citation style ${shorten(path)} was not found in the workspace and is none of those included (apa.csl, ieee.csl, vancouver.csl, …). Chicago (author and date) was used.`,
    search: path,
  }),
  'style-refused': (value) => {
    const [path, fault] = splitOnce(value, '|');
    return {
      level: 'warning',
      message: `The citation style ${shorten(path)} cannot be used: ${shorten(fault)}. Chicago (author and date) was used.`,
      search: path,
    };
  },
  'style-remote': (path) => ({
    level: 'warning',
    message: `The citation style ${shorten(path)} is on another server and was not fetched. Upload the .csl file to the workspace.`,
    search: path,
  }),
  'reference-missing': (label) => ({
    level: 'warning',
    message: `Nothing is labelled “${label}”, so the reference to it is shown as “??”. Correct the label, or write \\label{…} where it belongs.`,
    search: `{${label}}`,
  }),
  'label-duplicate': (label) => ({
    level: 'warning',
    message: `The label “${label}” is there twice; links lead to the first. Give one of them another label.`,
  }),
  'link-missing': (id) => ({
    level: 'warning',
    message: `A link leads to “#${shorten(id)}”, which is not in the document. Correct it, or give the place this label.`,
    search: `(#${id})`,
  }),
  'latex-dropped': (code) => ({
    level: 'warning',
    message: `LaTeX that this format cannot take was left out: ${shorten(code)}. Write it as Markdown, or export as LaTeX.`,
    search: code.slice(0, 40),
  }),
  'typst-refused': (code) => ({
    level: 'warning',
    message: `Typst code that loads packages or files was left out: ${shorten(code)}. Only code that needs nothing else can be used.`,
    search: code.slice(0, 30),
  }),
  'math-unreadable': (code) => ({
    level: 'warning',
    message: `A formula could not be read and is shown as its source: ${shorten(code)}. Look for a missing brace or an unknown command.`,
    search: code.slice(0, 40),
  }),
  'image-undescribed': (path) => ({
    level: 'info',
    message: `The image ${shorten(path)} has no description for people who cannot see it. Write one between the brackets: ![description](…).`,
    search: path,
  }),
  'pdf-not-accessible': (why) => ({
    level: 'info',
    message: `The PDF is tagged, but does not meet PDF/UA: ${shorten(why, 200)}.`,
  }),
  'glyph-missing': (characters) => ({
    level: 'warning',
    message: `No font has these characters: ${characters}. Their codes stand in small boxes; an administrator can add a font (EXPORT_FONTS).`,
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
