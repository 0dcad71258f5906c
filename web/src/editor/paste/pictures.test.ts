import { describe, expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { PastedPictures, readRtfPictures } from './pictures.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const HEX = [...atob(PNG)].map((sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** As put on the clipboard by each program. */
const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head><body lang=EN-GB><!--StartFragment--><h1>Results<o:p></o:p></h1><p class=MsoNormal>We saw <b style='mso-bidi-font-weight:normal'>much</b>.<o:p></o:p></p><p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Picture_x0020_1"><v:imagedata src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=100 height=80 src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]></span><o:p></o:p></p><!--EndFragment--></body></html>`;
const WORD_RTF = `{\\rtf1\\ansi{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picwgoal1500\\pngblip\\bliptag-1234{\\*\\blipuid 0123456789abcdef0123456789abcdef}${HEX.replaceAll(/(.{60})/g, '$1\r\n')}}}{\\nonshppict{\\pict\\wmetafile8 0100${'00'.repeat(80)}}}}`;
const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7d0f1c2a-7fff"><h2 dir="ltr"><span style="font-size:16pt">Aims</span></h2><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><span style="font-style:italic">more</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li></ul><p dir="ltr"><span><span style="border:none;display:inline-block"><img src="https://lh7-rt.googleusercontent.com/docsz/abc" width="10"></span></span></p></b>`;
const OFFICE = `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><meta name="generator" content="LibreOffice 7.4"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-GB"><p style="line-height: 100%"><b>Bold</b> text<img src="data:image/png;base64,${PNG}" name="Image1" width="10"/></p></body></html>`;
const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"></head><body><table border=0 cellpadding=0 width=128><!--StartFragment--><col width=64 span=2><tr height=20><td height=20 class=xl65 width=64>Name</td><td width=64>Value</td></tr><tr><td>a|b</td><td align=right>1.5</td></tr><!--EndFragment--></table></body></html>`;
const SHEETS = `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table cellspacing="0" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr><td data-sheets-value="x">Name</td><td>Value</td></tr><tr><td>a</td><td>2</td></tr></tbody></table>`;

function paste(html: string, rtf = ''): { markdown: string; pictures: PastedPictures } {
  const pictures = new PastedPictures(rtf);
  return { markdown: htmlToMarkdown(html, pictures), pictures };
}

describe('what programs put on the clipboard', () => {
  test('Word: headings and marks, and the image from its RTF', () => {
    const { markdown, pictures } = paste(WORD, WORD_RTF);
    expect(markdown).toBe('# Results\n\nWe saw **much**.\n\n![](pasted-picture:0)');
    expect(pictures.files).toMatchObject([{ name: 'image.png', type: 'image/png', size: atob(PNG).length }]);
    expect(pictures.fill(markdown, ['figs/a b.png'])).toContain('![](figs/a%20b.png)');
  });

  test('Word without its RTF: the text, and the image counts as lost', () => {
    const { markdown, pictures } = paste(WORD);
    expect(markdown).toBe('# Results\n\nWe saw **much**.');
    expect(pictures.lost).toBe(1);
  });

  test('Google Docs: the outer mark is ignored; images stay on the web', () => {
    expect(paste(DOCS).markdown).toBe(
      '## Aims\n\n**Bold** and *more*\n\n- one\n\n![](https://lh7-rt.googleusercontent.com/docsz/abc)',
    );
  });

  test('LibreOffice: images are in the page itself', () => {
    const { markdown, pictures } = paste(OFFICE);
    expect(markdown).toBe('**Bold** text![](pasted-picture:0)');
    expect(pictures.files).toHaveLength(1);
  });

  test.each([
    ['Excel', EXCEL, '| Name | Value |\n| --- | --- |\n| a\\|b | 1.5 |'],
    ['Google Sheets', SHEETS, '| Name | Value |\n| --- | --- |\n| a | 2 |'],
  ])('a range of %s is a table', (_program, html, expected) => {
    expect(paste(html).markdown).toBe(expected);
  });
});

describe('hostile pages', () => {
  test.each([
    ['a drawing that could run scripts', '<img src="data:image/svg+xml;base64,PHN2Zz4=">'],
    ['data that is no picture', '<img src="data:text/html;base64,PGI+">'],
    ['data that is not base64', '<img src="data:image/png;base64,%%%">'],
    ['an address that looks like ours', '<img src="pasted-picture:0">'],
  ])('%s is no picture', (_what, html) => {
    const { markdown, pictures } = paste(`<p>x${html}</p>`);
    expect(markdown).toBe('x');
    expect(pictures.files).toEqual([]);
  });

  test('RTF with many marks and no images is read in linear time', () => {
    const started = process.cpuUsage();
    expect(readRtfPictures('\\pngblip '.repeat(200_000))).toEqual([]);
    expect(readRtfPictures(`\\pngblip ${'ab '.repeat(1_000_000)}`)).toEqual([]);
    expect(process.cpuUsage(started).user).toBeLessThan(10_000_000);
  });
});
