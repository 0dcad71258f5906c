import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export type Parts = Readonly<Record<string, string | Uint8Array>>;

export async function makeZip(parts: Parts, mode?: number): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, part] of Object.entries(parts))
    zip.addBuffer(typeof part === 'string' ? Buffer.from(part) : Buffer.from(part), name, {
      ...(mode !== undefined && { mode }),
      compress: part.length > 0,
    });
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

export const PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (inner: string, style?: string): string =>
  `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inner}</w:p>`;

/** A field as Word writes it: begin, code, separator, what it prints, end. */
export function field(code: string, printed: string): string {
  const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  return `${mark('begin')}<w:r><w:instrText xml:space="preserve">${escaped}</w:instrText></w:r>${mark('separate')}${run(printed)}${mark('end')}`;
}

/** A citation as Zotero keeps it in a field. */
export function zoteroField(
  printed: string,
  works: readonly { id: number; family: string; title: string; year: string }[],
): string {
  const citationItems = works.map(({ id, family, title, year }) => ({
    id,
    uris: [`http://zotero.org/users/1/items/KEY${id}`],
    itemData: {
      id,
      type: 'article-journal',
      title,
      'container-title': 'Journal of Tests',
      author: [{ family, given: 'A.' }],
      issued: { 'date-parts': [[year]] },
    },
  }));
  const json = JSON.stringify({
    citationID: 'abc',
    properties: { formattedCitation: printed, noteIndex: 0 },
    citationItems,
    schema: 'https://github.com/citation-style-language/schema/raw/master/csl-citation.json',
  });
  return field(` ADDIN ZOTERO_ITEM CSL_CITATION ${json} `, printed);
}

export const picture = (id: string): string =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="914400" cy="914400"/><wp:docPr id="1" name="Picture 1" descr="A chart"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

/** A Word document with the parts that Word itself writes. */
export async function makeWord(body: string, more: Parts = {}): Promise<Uint8Array<ArrayBuffer>> {
  const override = (path: string, kind: string): string =>
    `<Override PartName="${path}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`;
  return makeZip({
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${override('/word/document.xml', 'document.main')}${override('/word/styles.xml', 'styles')}${override('/word/header1.xml', 'header')}${override('/word/comments.xml', 'comments')}</Types>`,
    '_rels/.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATION}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${RELATION}/image" Target="media/image1.png"/><Relationship Id="rId3" Type="${RELATION}/header" Target="header1.xml"/></Relationships>`,
    'word/styles.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:styles ${NAMES}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Caption"><w:name w:val="caption"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style></w:styles>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${NAMES}><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="rId3"/></w:sectPr></w:body></w:document>`,
    'word/header1.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:hdr ${NAMES}>${paragraph(run('Draft of May'))}</w:hdr>`,
    'word/media/image1.png': PNG,
    ...more,
  });
}
