import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, createGroup, findWorkspace } from '../tests/_support/accounts.ts';
import { placeCaret, readEditor, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

/*
 * What other programs put on the clipboard, through a real clipboard: copied in one tab, pasted in the other by
 * keyboard.
 */

const FIGURE = readFileSync(join(import.meta.dirname, '../examples/mwarp1d/figure.png'));
const DATA = `data:image/png;base64,${FIGURE.toString('base64')}`;
const CLIP = 'file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image00';

interface Copied {
  readonly html: string;
  readonly text: string;
  readonly rtf?: string;
}

const WORD: Copied = {
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;} --></style>
</head>

<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

<h1>Results<o:p></o:p></h1>

<p class=MsoNormal>The <b style='mso-bidi-font-weight:normal'>northern</b> plots were <i
style='mso-bidi-font-style:normal'>warmer</i> than in 2019.<a style='mso-footnote-id:
ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span
style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a><o:p></o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>dry<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>wet<o:p></o:p></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 valign=top><p class=MsoNormal>Plot<o:p></o:p></p></td>
  <td width=301 valign=top><p class=MsoNormal>Mean<o:p></o:p></p></td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=301 valign=top><p class=MsoNormal>N1<o:p></o:p></p></td>
  <td width=301 valign=top><p class=MsoNormal>4.2<o:p></o:p></p></td>
 </tr>
</table>

<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Picture_x0020_1"><v:imagedata src="${CLIP}1.png"/></v:shape><![endif]--><![if !vml]><img width=600 height=400 src="${CLIP}2.png" alt="A warp" v:shapes="Picture_x0020_1"><![endif]></span><o:p></o:p></p>

<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1>
<p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a> Measured by hand.<o:p></o:p></p>
</div></div>
<!--EndFragment-->
</body>
</html>`,
  text: 'Results\r\nThe northern plots were warmer than in 2019.\r\n',
  rtf: `{\\rtf1\\ansi{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picwgoal9000\\pngblip\\bliptag-1234{\\*\\blipuid 0123456789abcdef0123456789abcdef}${FIGURE.toString('hex').replaceAll(/(.{128})/gu, '$1\r\n')}}}{\\nonshppict{\\pict\\wmetafile8 0100${'00'.repeat(80)}}}}`,
};
const AS_WORD = `# Results

The **northern** plots were *warmer* than in 2019.[^1]

- dry
- wet

| Plot | Mean |
| --- | --- |
| N1 | 4.2 |

![A warp](IMAGE)

[^1]: Measured by hand.`;

const DOCS: Copied = {
  html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7d0f1c2a-7fff-4a2b-9a3e-0d6c1b2a3f4e"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Aims</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">Two</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;"> questions, see </span><a href="https://example.org/plan" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;white-space:pre-wrap;">the plan</span></a><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">:</span></p><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" aria-level="1" style="list-style-type:decimal;font-weight:400;"><p dir="ltr" role="presentation"><span style="font-style:italic;font-weight:400;white-space:pre-wrap;">why</span></p></li><li dir="ltr" aria-level="1" style="list-style-type:decimal;"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">how</span></p></li></ol><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300"/><col width="300"/></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span>Who</span></p></td><td style="border:solid #000 1pt;"><p dir="ltr"><span>When</span></p></td></tr><tr style="height:0pt"><td><p dir="ltr"><span>Ada</span></p></td><td><p dir="ltr"><span>May</span></p></td></tr></tbody></table></div><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:600px;height:400px;"><img src="${DATA}" width="600" height="400" style="margin-left:0px;margin-top:0px;" /></span></span></p></b><br class="Apple-interchange-newline">`,
  text: 'Aims\nTwo questions, see the plan:\n1. why\n2. how\n',
};
const AS_DOCS = `## Aims

**Two** questions, see [the plan](https://example.org/plan):

1. *why*
2. how

| Who | When |
| --- | --- |
| Ada | May |

![](IMAGE)`;

const OFFICE: Copied = {
  html: `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
	</style>
</head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr"><h2 class="western">Methods</h2>
<p style="line-height: 100%; margin-bottom: 0cm">Water (H<sub>2</sub>O) at
10<sup>3</sup> hPa, <u>never</u> <strike>salted</strike>.<img src="${DATA}" name="Image1" align="bottom" width="600" height="400" border="0"/>
</p>
<ul>
	<li><p style="line-height: 100%; margin-bottom: 0cm">first</p></li>
	<li><p style="line-height: 100%; margin-bottom: 0cm">second</p></li>
</ul>
</body>
</html>`,
  text: 'Methods\nWater (H2O) at 103 hPa, never salted.\n',
};
const AS_OFFICE = `## Methods

Water (H~2~O) at 10^3^ hPa, never ~~salted~~.![](IMAGE)

- first
- second`;

const EXCEL: Copied = {
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\."; mso-displayed-thousand-separator:"\\,";} .xl65 {mso-number-format:Fixed;} --></style>
</head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
<!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 width=64 style='height:15.0pt;width:48pt'>Species</td>
  <td width=64 style='width:48pt'>a|b</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>oak</td>
  <td class=xl65 align=right>1.50</td>
 </tr>
<!--EndFragment-->
</table>
</body>
</html>`,
  text: 'Species\ta|b\r\noak\t1.50\r\n',
};
const AS_EXCEL = `| Species | a\\|b |
| --- | --- |
| oak | 1.50 |`;

const BEFORE = 'Begin.\n\nEnd.\n';

/** Puts on the clipboard what a program would. */
async function copy(tab: Page, copied: Copied): Promise<void> {
  await tab.bringToFront();
  await tab.setContent('<p id="words">words</p>');
  await tab.evaluate((data) => {
    document.addEventListener('copy', (event) => {
      event.preventDefault();
      for (const [type, content] of Object.entries({
        'text/html': data.html,
        'text/plain': data.text,
      }))
        event.clipboardData?.setData(type, content);
    });
  }, copied);
  await tab.locator('#words').click({ clickCount: 3 });
  await tab.keyboard.press('Control+c');
}

/** Pictures are named by the time of pasting. */
async function readPasted(page: Page): Promise<string> {
  return (await readEditor(page)).replaceAll(/image-[\d-]+(?:%20%28\d%29)?\.png/gu, 'IMAGE');
}

test('what other programs copy becomes Markdown with its pictures; one undo reverts it, and Shift pastes plain text', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const ada = await createAccount(server, 'Ada');
  const group = await createGroup('Paste', ada);
  await ada.client.upload(group, '', [{ name: 'text.md', content: new TextEncoder().encode(BEFORE) }]);
  const { page, context, problems } = await openAs(browser, ada, `/workspace/${group}/text.md`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await waitForEditor(page);
  const tab = await context.newPage();
  const paste = async (keys = 'Control+v', rtf?: Copied): Promise<void> => {
    await page.bringToFront();
    await placeCaret(page, 'Begin.');
    if (rtf === undefined) return page.keyboard.press(keys);
    // Pages cannot put RTF on a real clipboard.
    await page.locator('.cm-content').evaluate((content, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', copied.html);
      clipboardData.setData('text/plain', copied.text);
      clipboardData.setData('text/rtf', copied.rtf ?? '');
      content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, rtf);
  };
  const undo = async (): Promise<void> => {
    await page.keyboard.press('Control+z');
    await expect.poll(() => readEditor(page)).toBe(BEFORE);
  };
  const expectPasted = (markdown: string): Promise<void> =>
    expect.poll(() => readPasted(page), { timeout: 30_000 }).toBe(`Begin.\n\n${markdown}\n\nEnd.\n`);

  for (const [copied, markdown] of [
    [WORD, AS_WORD],
    [DOCS, AS_DOCS],
    [OFFICE, AS_OFFICE],
    [EXCEL, AS_EXCEL],
  ] as const) {
    await copy(tab, copied);
    await paste('Control+v', copied.rtf === undefined ? undefined : copied);
    await expectPasted(markdown);
    if (markdown.includes('IMAGE')) {
      // The file exists, and is the picture that was copied.
      const picture = page.locator('.cm-content img:not(.cm-widgetBuffer)').first();
      await expect(picture).toBeVisible();
      // Its space is reserved before it has loaded.
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    }
    await undo();

    await paste('Control+Shift+V');
    const words = copied.text.replaceAll('\r\n', '\n');
    await expect.poll(() => readEditor(page)).toBe(BEFORE.replace('Begin.', () => `Begin.${words}`));
    await undo();
  }

  // A web page, copied by the browser itself.
  await tab.bringToFront();
  await tab.setContent(`<main style="font-family:serif"><h3>On warps</h3><p>A <strong>warp</strong> is <em>monotone</em>,
    see <a href="https://example.org/w">the definition</a> and <code>warp(x)</code>.</p>
    <p>Then <math alttext="x_{i}\\leq 1"><mi>x</mi></math> holds.</p>
    <blockquote><p>Nothing new.</p></blockquote>
    <ol><li>one</li><li>two<ul><li>in it</li></ul></li></ol>
    <p><img src="${DATA}" alt="Figure" width="60"></p></main>`);
  await tab.locator('main').click();
  await tab.keyboard.press('Control+a');
  await tab.keyboard.press('Control+c');
  await paste();
  await expectPasted(`### On warps

A **warp** is *monotone*, see [the definition](https://example.org/w) and \`warp(x)\`.

Then $x_{i}\\leq 1$ holds.

> Nothing new.

1. one
2. two
    - in it

![Figure](IMAGE)`);
  await undo();

  // A picture alone, as from an image viewer or a screenshot.
  await page.evaluate(async (address) => {
    const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
  }, DATA);
  await paste();
  await expectPasted('![](IMAGE)');
  // Typing sets its caption.
  await page.keyboard.type('A screen');
  await expectPasted('![A screen](IMAGE)');
  await page.keyboard.press('Control+z');
  await undo();

  // Pictures that Word does not put on the clipboard are counted, and the text comes without them.
  await copy(tab, { html: WORD.html, text: WORD.text });
  await paste();
  await expectPasted(AS_WORD.replace('![A warp](IMAGE)\n\n', ''));
  await expect(page.getByText('One image is not in what was copied.')).toBeVisible();
  await undo();
  expect(problems).toEqual([]);
  await context.close();
});

test('a picture dropped on a word becomes a figure below its paragraph; one pasted into a sentence stays there', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Dora');
  const uuid = await findWorkspace(account);
  const content = 'Some words here,\nand more.\n\n- item\n\nEnd.\n';
  await account.client.call(createTextFile, { uuid, parentItem: '', name: 'paper.md', content });
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
  await waitForEditor(page);
  const give = (type: 'drop' | 'paste', words: string): Promise<void> =>
    page.locator('.cm-line', { hasText: words }).evaluate(
      (line, [kind, address]) => {
        const bytes = Uint8Array.from(atob(address), (sign) => sign.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], kind === 'drop' ? 'growth_rate.png' : 'image.png', { type: 'image/png' }));
        const { left, top } = line.getBoundingClientRect();
        const shared = { bubbles: true, cancelable: true };
        line.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...shared, dataTransfer: data, clientX: left + 60, clientY: top + 8 })
            : new ClipboardEvent('paste', { ...shared, clipboardData: data }),
        );
      },
      [type, DATA.slice(DATA.indexOf(',') + 1)] as const,
    );
  await give('drop', 'Some words');
  await expect
    .poll(() => readPasted(page))
    .toBe('Some words here,\nand more.\n\n![growth rate](growth_rate.png)\n\n- item\n\nEnd.\n');
  // Its caption is selected.
  await page.keyboard.type('Growth');
  await placeCaret(page, 'Some');
  await give('paste', 'Some words');
  await expect
    .poll(() => readPasted(page))
    .toBe('Some![](IMAGE) words here,\nand more.\n\n![Growth](growth_rate.png)\n\n- item\n\nEnd.\n');
  expect(problems).toEqual([]);
  await context.close();
});
