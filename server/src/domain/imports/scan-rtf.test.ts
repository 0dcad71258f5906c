import { describe, expect, test } from 'vitest';
import { Remarks } from './kinds.ts';
import { scanRtf } from './scan-rtf.ts';

function scan(rtf: string): { texts: string[]; remarks: string[] } {
  const remarks = new Remarks();
  const texts = scanRtf(rtf, remarks).paragraphs.map(({ text }) => text.trim());
  return { texts, remarks: remarks.list.map(({ message }) => message) };
}

describe('the text of an RTF file, read independently', () => {
  test.each([
    ['paragraphs', String.raw`{\rtf1\ansi\pard One {\b two}.\par Three\line four\par}`, ['One two.', 'Three four']],
    [
      'what is not text',
      String.raw`{\rtf1{\fonttbl{\f0\fswiss Arial;}}{\stylesheet{\s1 heading 1;}}{\info{\title T}}{\*\generator G;}{\pict\pngblip 00ff}{\listtext 1.\tab}One{\field{\*\fldinst PAGE}{\fldrslt two}}\par}`,
      ['Onetwo'],
    ],
    ['bytes of the code page', String.raw`{\rtf1\ansi\ansicpg1250 \'e8e\'9at\'e1\par}`, ['češtá']],
    [
      'bytes of the font',
      String.raw`{\rtf1\ansi{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset204 B;}}\f1\'cc\'e8\'f0 {\f0 caf\'e9}\par}`,
      ['Мир café'],
    ],
    ['letters of two bytes', String.raw`{\rtf1{\fonttbl{\f0\fcharset128 A;}}\f0\'93\'fa\'96\'7b\par}`, ['日本']],
    ['characters by number', String.raw`{\rtf1\uc1 \u8217?s \u-10179?\u-8703? {\uc2\u955\'61\'62}\par}`, ['’s 😁 λ']],
    ['signs', String.raw`{\rtf1 a\{b\}\\c\~d\_e\-f\emdash g\par}`, [String.raw`a{b}\c d-ef—g`]],
    ['cells', String.raw`{\rtf1\trowd One\cell Two\cell\row}`, ['One', 'Two']],
    ['notes', String.raw`{\rtf1 One{\footnote\pard Note.\par} two\par}`, ['One', 'Note.', 'two']],
    [
      'text boxes',
      String.raw`{\rtf1{\shp{\*\shpinst\shpleft1{\sp{\sn x}{\sv 1}}{\shptxt Box\par}}{\shprslt Box}}\par}`,
      ['Box'],
    ],
    ['hidden and deleted words', String.raw`{\rtf1 A{\v b}{\deleted c}\v d\v0 e\par}`, ['Ae']],
    ['bytes as they are', '{\\rtf1 A\\bin3 }}}B\\par}', ['AB']],
  ])('%s', (_what, rtf, texts) => {
    expect(scan(rtf).texts).toEqual(texts);
  });

  test('letters of other code pages become Unicode numbers, which the reader understands', () => {
    const { rtf } = scanRtf(String.raw`{\rtf1\ansi\ansicpg1250 \'e8e\'9a \u8217\'92 x}`, new Remarks());
    expect(rtf).toBe(String.raw`{\rtf1\ansi\ansicpg1250 {\uc0\u269 }e{\uc0\u353 } \u8217\'92 x}`);
    const western = String.raw`{\rtf1\ansi caf\'e9}`;
    expect(scanRtf(western, new Remarks()).rtf).toBe(western);
  });

  test('headers, footers and comments are reported', () => {
    const { texts, remarks } = scan(
      String.raw`{\rtf1{\header\pard Draft {\b of} May\par}Text{\*\annotation\pard Why?\par}.\par}`,
    );
    expect(texts).toEqual(['Text.']);
    expect(remarks).toEqual(['The line “Draft of May” of the page margin is left out.', 'A comment is left out.']);
  });

  test.each(['{', '}', '\\', "\\'", '\\bin9999999999 ', '\\u-1', '{\\*', '{\\header a', '\\u65 ', 'a'])(
    'a million letters of %j end',
    (part) => {
      const started = process.cpuUsage();
      scan(`{\\rtf1 ${part.repeat(1_000_000 / part.length)}`);
      expect(process.cpuUsage(started).user).toBeLessThan(10_000_000);
    },
  );
});
