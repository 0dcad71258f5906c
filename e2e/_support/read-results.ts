import { convert } from 'pandoc-wasm';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text and number of images of a PDF, read with a library unrelated to the one that made it. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pictures: number; pages: number }> {
  const loading = getDocument({ data: bytes.slice(), useSystemFonts: true, verbosity: 0 });
  const document = await loading.promise;
  let text = '';
  let pictures = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    for (const item of content.items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    const { fnArray } = await page.getOperatorList();
    pictures += fnArray.filter((operation) => operation === OPS.paintImageXObject).length;
  }
  const pages = document.numPages;
  await loading.destroy();
  return { text, pictures, pages };
}

/** Plain text of a Word file, read with pandoc. */
export async function readDocx(bytes: Uint8Array<ArrayBuffer> | Uint8Array): Promise<string> {
  const file = new Blob([new Uint8Array(bytes)]);
  const result = await convert(
    { from: 'docx', to: 'plain', standalone: true, wrap: 'none', 'input-files': ['paper.docx'] },
    null,
    {
      'paper.docx': file,
    },
  );
  return result.stdout;
}
