import { describe, expect, it } from 'vitest';
import { readEndNote } from './endnote.ts';
import { childrenOf, findChild, readXml, textOf } from './xml.ts';

const style = (text: string): string => `<style face="normal" font="default" size="100%">${text}</style>`;
const record = `<record><database name="My.enl" path="C:\\x">My.enl</database><ref-type name="Journal Article">17</ref-type>
<contributors><authors><author>${style('Müller, Jürgen')}</author><author>${style('World Health Organization,')}</author><author>${style('Ana Maria Lee')}</author></authors>
<secondary-authors><author>${style('Roe, R.')}</author></secondary-authors></contributors>
<titles><title>${style('Effects of CO')}<style face="subscript">2</style>${style(' &lt; 3 &#x2013; a study')}</title><secondary-title>${style('Nat.')}</secondary-title></titles>
<periodical><full-title>Nature</full-title></periodical><pages>${style('1-9')}</pages><volume>7</volume><number>2</number>
<dates><year>${style('2020')}</year><pub-dates><date>Mar 5</date></pub-dates></dates><isbn>1234-567X</isbn>
<electronic-resource-num>10.1000/abc</electronic-resource-num><urls><related-urls><url><![CDATA[https://x.org/?a=1&b=2]]></url></related-urls></urls></record>`;

describe('EndNote XML', () => {
  it('is read with everything we know, through its styles', () => {
    expect(readEndNote(`<?xml version="1.0"?><!-- x --><xml><records>${record}</records></xml>`)).toEqual([
      {
        type: 'article-journal',
        title: 'Effects of CO2 < 3 – a study',
        'container-title': 'Nature',
        author: [
          { family: 'Müller', given: 'Jürgen' },
          { literal: 'World Health Organization' },
          { family: 'Lee', given: 'Ana Maria' },
        ],
        editor: [{ family: 'Roe', given: 'R.' }],
        volume: '7',
        issue: '2',
        page: '1-9',
        DOI: '10.1000/abc',
        URL: 'https://x.org/?a=1&b=2',
        ISSN: '1234-567X',
        issued: { 'date-parts': [[2020, 3, 5]] },
      },
    ]);
  });

  it('of an unknown type and with little in it is a document', () => {
    const text =
      '<xml><records><record><ref-type name="New">99</ref-type><titles><title>T</title></titles><dates><year>in press</year></dates></record></records></xml>';
    expect(readEndNote(text)).toEqual([{ type: 'document', title: 'T', issued: { literal: 'in press' } }]);
  });

  it.each([
    '<xml><records><record></records></xml>',
    '<xml><records>',
    '<xml',
    '<xml></xml></xml>',
    '<a>'.repeat(50),
    '<!--',
  ])('that is cut or crossed (%s) is not read', (text) => expect(readEndNote(text)).toBeNull());

  it('has no entities but those of XML, and hostile text is read in a moment', () => {
    const root = readXml('<!DOCTYPE x><a b="1">&amp;&x;&#65;&#x110000;</a><c/>');
    expect(textOf(findChild(root ?? undefined, 'a'))).toBe('&&x;A');
    expect(childrenOf(root ?? undefined, 'c')).toHaveLength(1);
    const before = process.cpuUsage();
    for (const text of [
      '<'.repeat(500_000),
      '&'.repeat(500_000),
      `<a>${'<b/>'.repeat(200_000)}</a>`,
      '<!--'.repeat(200_000),
    ])
      readXml(text);
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  });
});
