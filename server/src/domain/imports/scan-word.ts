import type { ImportTemplate } from '@scriptorium/contract/rules/import-remarks.ts';
import { say } from '@scriptorium/contract/said.ts';
import { readXml } from './check-xml.ts';
import { shorten, type Remarks, type SourceFile, type Place, plain } from './kinds.ts';
import { FORMULA, type SourceParagraph } from './missing-text.ts';
import { Whereabouts } from './places.ts';
import { UNREAD } from './word-citations.ts';

interface WordFacts {
  readonly paragraphs: SourceParagraph[];
  /** Number of citations inserted by reference managers, by their fields. */
  citationFields: number;
}

const MAX_FIELDS = 50;
export const BODY = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/u;
const MARGIN = /^word\/(?:header|footer)\d*\.xml$/u;
/** Parts of a Word document that Markdown cannot express, by element. */
const THINGS: Readonly<Record<string, ImportTemplate>> = {
  chart: 'A chart is left out; save it as an image in Word to keep it.',
  relIds: 'A SmartArt drawing is left out; save it as an image in Word to keep it.',
  OLEObject: 'An embedded object is left out, except for its image.',
  wgp: 'A group of shapes is left out; save it as an image in Word to keep it.',
  wsp: 'A shape is left out; text in it is kept as a paragraph where possible.',
  ink: 'A drawing in ink is left out.',
};

/** Finds what cannot be imported from a Word document, and the words that should be. */
export function scanWord(files: readonly SourceFile[], remarks: Remarks): WordFacts {
  const facts: WordFacts = { paragraphs: [], citationFields: 0 };
  for (const file of files.filter(({ path }) => BODY.test(path))) scanBody(file, facts, remarks);
  for (const { path, bytes } of files.filter((file) => MARGIN.test(file.path))) {
    let text = '';
    readXml(bytes, path, { doctype: 'refused', listener: textOf('t', (found) => (text += found)) });
    const where = path.includes('header') ? say('at the top of the pages', {}) : say('at the foot of the pages', {});
    if (/\p{L}/u.test(text))
      remarks.add(
        'lost',
        say('The line “{words}” of the page margin is left out.', { words: shorten(text, 80) }),
        where,
      );
  }
  return facts;
}

function scanBody({ path, bytes }: SourceFile, facts: WordFacts, remarks: Remarks): void {
  const where = new Whereabouts();
  const open: string[] = [];
  /** Its text, the same without the symbols of formulas, and its style. */
  const paragraph = { text: '', words: '', style: '' };
  /** Codes of the open fields. */
  const fields: string[] = [];
  let tracked = 0;
  const add = (text: string): void => {
    paragraph.text += text;
    if (!open.includes('oMath')) paragraph.words += text;
  };
  readXml(bytes, path, {
    doctype: 'refused',
    listener: {
      open(name, attributes) {
        open.push(name);
        if (name === 'p' && open.filter((each) => each === 'p').length === 1)
          Object.assign(paragraph, { text: '', words: '', style: '' });
        else if (name === 'pStyle') paragraph.style = attributes['w:val'] ?? '';
        else if (name === 'tab' || name === 'br') add(' ');
        else if (name === 'oMath') paragraph.words += FORMULA;
        else if (name === 'commentReference') remarks.add('lost', say('A comment is left out.', {}), where.place);
        else if ((name === 'ins' || name === 'del') && open.includes('p')) tracked += 1;
        else if (name === 'fldChar') {
          const type = attributes['w:fldCharType'];
          // Deeper nesting than Word's would only cost time.
          if (type === 'begin' && fields.length < MAX_FIELDS) fields.push('');
          else if (type === 'end') noteField(fields.pop() ?? '', facts, remarks, where.place);
        } else if (Object.hasOwn(THINGS, name))
          remarks.add('lost', plain(THINGS[name] ?? 'An embedded object is left out.'), where.place);
      },
      text(found) {
        if (open.at(-1) === 'instrText') fields.push((fields.pop() ?? '') + found);
        // Text, except the result of a field that will be regenerated.
        else if (open.at(-1) === 't' && !fields.some((code) => isGenerated(code))) add(found);
      },
      close(name) {
        open.pop();
        if (name !== 'p' || open.includes('p')) return;
        if (/^(?:heading|title|berschrift|titre)/iu.test(paragraph.style)) where.heading(paragraph.text);
        else where.note(paragraph.text);
        facts.paragraphs.push({ text: paragraph.words, place: where.place });
      },
    },
  });
  if (tracked > 0)
    remarks.add(
      'changed',
      tracked === 1
        ? say('1 tracked change is taken as accepted.', {})
        : say('{count} tracked changes are taken as accepted.', { count: tracked }),
    );
}

function isGenerated(code: string): boolean {
  return /\b(?:TOC|INDEX|BIBLIOGRAPHY|CSL_BIBLIOGRAPHY|ZOTERO_BIBL|EN\.REFLIST|EN\.CITE|ZOTERO_ITEM|CSL_CITATION|CITATION|PAGE|NUMPAGES)\b/u.test(
    code,
  );
}

function noteField(code: string, facts: WordFacts, remarks: Remarks, place: Place): void {
  if (/^\s*ADDIN ZOTERO_ITEM\s/u.test(code)) facts.citationFields += 1;
  else if (code.includes(UNREAD) || /^\s*ADDIN (?:CSL_CITATION|EN\.CITE(?!\.DATA))/u.test(code))
    remarks.add('lost', say('A citation could not be read, and stays as plain text.', {}), place);
  else if (/^\s*TOC\b/u.test(code))
    remarks.add('lost', say('The table of contents is left out, since exports make their own.', {}), place);
  else if (/^\s*INDEX\b/u.test(code)) remarks.add('lost', say('The index is left out.', {}), place);
  else if (/^\s*(?:FORMTEXT|FORMCHECKBOX|FORMDROPDOWN)\b/u.test(code))
    remarks.add('lost', say('A form field is left out.', {}), place);
  else if (/^\s*BIBLIOGRAPHY\b/u.test(code))
    remarks.add('changed', say('Word’s own bibliography is left out; its citations stay as text.', {}), place);
}

function textOf(
  element: string,
  add: (text: string) => void,
): { open(name: string): void; close(): void; text(found: string): void } {
  const open: string[] = [];
  return {
    open: (name) => void open.push(name),
    close: () => void open.pop(),
    text: (found) => {
      if (open.at(-1) === element) add(found);
    },
  };
}
