/**
 * An exported file as saved by another program: the same words, split and marked up in its own way. LibreOffice is
 * actually run; Word and Google Docs are imitated by hand, as they do not run here.
 */
import { randomFrom } from './edit-word.ts';

export type Program = 'Word' | 'Google Docs';
export type Parts = ReadonlyMap<string, Uint8Array>;

const RUN =
  /<w:r>(?:<w:rPr>([^]*?)<\/w:rPr>|<w:rPr ?\/>)?(<w:(t|delText)(?: xml:space="preserve")?>)([^<]*)<\/w:\3><\/w:r>/gu;
const TEXTS = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];

export function writtenBy(program: Program, parts: Parts): Map<string, Uint8Array> {
  const written = new Map(parts);
  const edit = (name: string, change: (xml: string) => string): void => {
    const part = written.get(name);
    if (part !== undefined) written.set(name, Buffer.from(change(Buffer.from(part).toString())));
  };
  if (program === 'Word') {
    const random = randomFrom(parts.get('word/document.xml')?.length ?? 1);
    for (const name of [...TEXTS, 'word/comments.xml']) edit(name, (xml) => writeAsWord(xml, random));
    for (const name of [...TEXTS, 'word/styles.xml']) edit(name, inGerman);
    return written;
  }
  const ids = new Map<string, number>();
  for (const name of TEXTS) edit(name, (xml) => writeAsDocs(xml, ids));
  // Nor does it keep custom properties.
  written.delete('docProps/custom.xml');
  return written;
}

/** Adds session ids, languages, spelling and page marks, at which runs are split, even within a word. */
function writeAsWord(xml: string, random: () => number): string {
  const rsid = (): string =>
    Math.floor(random() * 2 ** 24)
      .toString(16)
      .padStart(8, '0')
      .toUpperCase();
  const between = [
    '<w:proofErr w:type="spellStart"/>',
    '<w:proofErr w:type="spellEnd"/>',
    '<w:proofErr w:type="gramStart"/>',
    '<w:bookmarkStart w:id="990" w:name="_GoBack"/><w:bookmarkEnd w:id="990"/>',
    '<w:r/>',
    '',
  ];
  return xml
    .replaceAll(RUN, (_, look: string | undefined, open: string, tag: string, text: string) => {
      const pieces: string[] = [''];
      // An entity is one letter.
      for (const [letter] of text.matchAll(/&[^;]+;|[^&]/gu)) {
        if (pieces.at(-1) !== '' && random() < 0.06) pieces.push('');
        pieces.push(`${pieces.pop()}${letter}`);
      }
      const language = `<w:lang w:val="${random() < 0.5 ? 'en-GB' : 'de-DE'}" w:eastAsia="ja-JP"/>`;
      return pieces
        .map((piece) => {
          const page = random() < 0.02 ? '<w:lastRenderedPageBreak/>' : '';
          return `<w:r w:rsidR="${rsid()}" w:rsidRPr="${rsid()}"><w:rPr>${random() < 0.5 ? '<w:noProof/>' : ''}${look ?? ''}${language}</w:rPr>${page}${open}${piece}</w:${tag}></w:r>`;
        })
        .reduce((all, piece) => all + (between[Math.floor(random() * between.length)] ?? '') + piece);
    })
    .replaceAll(
      '<w:p>',
      () => `<w:p w14:paraId="${rsid()}" w14:textId="77777777" w:rsidR="${rsid()}" w:rsidRDefault="${rsid()}">`,
    );
}

/** In other languages, styles have other ids but the same names. */
function inGerman(xml: string): string {
  return xml.replaceAll(
    /(w:(?:styleId|val)=")(Heading|BodyText|FootnoteText|FootnoteReference|Title|Caption)(\d?")/gu,
    (_, head: string, name: keyof typeof GERMAN, tail: string) => head + GERMAN[name] + tail,
  );
}
const GERMAN = {
  Heading: 'berschrift',
  BodyText: 'Textkrper',
  FootnoteText: 'Funotentext',
  FootnoteReference: 'Funotenzeichen',
  Title: 'Titel',
  Caption: 'Beschriftung',
};

const DOCS_RUN = 'w:rsidDel="00000000" w:rsidR="00000000" w:rsidRPr="00000000"';
const DIRECT: Readonly<Record<string, string>> = {
  VerbatimChar: '<w:rFonts w:ascii="Consolas" w:cs="Consolas" w:eastAsia="Consolas" w:hAnsi="Consolas"/>',
  Hyperlink: '<w:color w:val="1155cc"/><w:u w:val="single"/>',
  FootnoteReference: '<w:vertAlign w:val="superscript"/>',
};

/**
 * Only styles of its own, everything else repeated at each run; notes renumbered, and empty paragraphs after tables.
 */
function writeAsDocs(xml: string, ids: Map<string, number>): string {
  const look = (inner: string): string =>
    `<w:rPr>${inner
      .replaceAll(/<w:rStyle w:val="([^"]*)" ?\/>/gu, (_, id: string) => DIRECT[id] ?? '')
      .replaceAll(/<w:(b|bCs|i|iCs|strike) ?\/>/gu, '<w:$1 w:val="1"/>')}<w:rtl w:val="0"/></w:rPr>`;
  const idOf = (id: string): number => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return ids.get(id) as number;
  };
  return xml
    .replaceAll(/<w:footnote w:type="[^]*?<\/w:footnote>/gu, '')
    .replaceAll(
      /(<w:footnote(?:Reference)?) w:id="(\d+)"/gu,
      (_, head: string, id: string) => `${head} w:id="${idOf(id)}"`,
    )
    .replaceAll(
      /<w:r>(?:<w:rPr>((?:(?!<\/w:rPr>)[^])*)<\/w:rPr>|<w:rPr ?\/>)?/gu,
      (_, inner: string | undefined) => `<w:r ${DOCS_RUN}>${look(inner ?? '')}`,
    )
    .replaceAll(
      /<w:pStyle w:val="(?!Heading\d"|Title"|Subtitle")[^"]*" ?\/>/gu,
      '<w:spacing w:after="180" w:before="180" w:lineRule="auto"/>',
    )
    .replaceAll('<w:p>', `<w:p w:rsidP="00000000" w:rsidRDefault="00000000" ${DOCS_RUN}>`)
    .replaceAll('</w:tbl>', `</w:tbl><w:p ${DOCS_RUN}><w:r ${DOCS_RUN}><w:rPr><w:rtl w:val="0"/></w:rPr></w:r></w:p>`);
}
