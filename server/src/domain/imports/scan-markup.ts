import type { ImportTemplate } from '@scriptorium/contract/rules/import-remarks.ts';
import { say } from '@scriptorium/contract/said.ts';
import type { ImportKind } from '@scriptorium/contract/operations/import.ts';
import { readXml } from './check-xml.ts';
import { type Remarks, type SourceFile, plain } from './kinds.ts';
import type { SourceParagraph } from './missing-text.ts';
import { Whereabouts } from './places.ts';

/** Which elements of a format are paragraphs, headings, not text, or things that cannot be imported. */
interface Vocabulary {
  readonly paragraphs: RegExp;
  readonly headings: RegExp;
  readonly silent: RegExp;
  readonly things: Readonly<Record<string, ImportTemplate>>;
}

const WEB: Vocabulary = {
  paragraphs: /^(?:p|h[1-6]|li|td|th|dt|dd|figcaption|pre)$/u,
  headings: /^h[1-6]$/u,
  silent: /^(?:script|style|head|nav|template|noscript|svg|math|select)$/u,
  things: {
    iframe: 'An embedded page is left out.',
    video: 'A video is left out.',
    audio: 'A sound is left out.',
    canvas: 'A drawing made by a script is left out.',
    object: 'An embedded object is left out.',
    embed: 'An embedded object is left out.',
    form: 'A form is left out.',
  },
};

const VOCABULARIES: Partial<Readonly<Record<ImportKind, Vocabulary>>> = {
  odt: {
    paragraphs: /^[ph]$/u,
    headings: /^h$/u,
    silent: /^(?:annotation|tracked-changes|deletion|table-of-content|bibliography|forms)$/u,
    things: {
      annotation: 'A comment is left out.',
      'tracked-changes': 'Tracked changes are taken as accepted.',
      'table-of-content': 'The table of contents is left out, since exports make their own.',
      plugin: 'An embedded object is left out.',
      'custom-shape': 'A shape is left out; save it as an image to keep it.',
      'object-ole': 'An embedded object is left out.',
    },
  },
  jats: {
    paragraphs: /^(?:p|title|article-title|td|th)$/u,
    headings: /^title$/u,
    silent:
      /^(?:ref-list|tex-math|math|journal-meta|history|permissions|kwd-group|aff|contrib-group|author-notes|article-id|back)$/u,
    things: {
      'supplementary-material': 'Supplementary material is left out.',
      media: 'A media file is left out.',
      ack: 'Acknowledgements are kept if they are part of the text.',
    },
  },
  epub: WEB,
};

const NOT_LOST: ReadonlySet<string> = new Set(['ack']);

/** Scans a well-formed text for what cannot be imported, and for the words that should be. */
export function scanMarkup(kind: ImportKind, file: SourceFile, remarks: Remarks): SourceParagraph[] {
  const vocabulary = VOCABULARIES[kind];
  if (vocabulary === undefined) return [];
  const where = new Whereabouts();
  const found: SourceParagraph[] = [];
  const open: string[] = [];
  let text = '';
  readXml(file.bytes, file.path, {
    doctype: kind === 'odt' ? 'refused' : 'plain',
    listener: {
      open(name) {
        open.push(name);
        if (vocabulary.paragraphs.test(name)) text = '';
        else if (/^(?:br|tab|s|line-break)$/u.test(name)) text += ' ';
        const thing = Object.hasOwn(vocabulary.things, name) ? vocabulary.things[name] : undefined;
        if (thing !== undefined && !NOT_LOST.has(name)) remarks.add('lost', plain(thing), where.place);
      },
      text(words) {
        if (!open.some((name) => vocabulary.silent.test(name))) text += words;
      },
      close(name) {
        open.pop();
        if (!vocabulary.paragraphs.test(name)) return;
        if (vocabulary.headings.test(name)) where.heading(text);
        else where.note(text);
        if (!open.some((each) => vocabulary.silent.test(each))) found.push({ text, place: where.place });
        text = '';
      },
    },
  });
  return found;
}

/** Scans a web page, which is seldom well-formed: reports what is left out, with its line. */
export function scanPage(text: string, remarks: Remarks): void {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    for (const [, tag = ''] of line.matchAll(/<(iframe|video|audio|canvas|object|embed|form)\b/giu))
      remarks.add(
        'lost',
        plain(WEB.things[tag.toLowerCase()] ?? 'An embedded object is left out.'),
        say('line {line}', { line: String(at + 1) }),
      );
  }
  if (/<script\b/iu.test(text))
    remarks.add('lost', say('Scripts are left out, with whatever they would add to the page.', {}));
}
