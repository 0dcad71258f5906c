import { describe, expect, test } from 'vitest';
import { MAX_XML_DEPTH, readXml } from './read-xml.ts';

describe('XML', () => {
  test('is read in order, with attributes and standard entities', () => {
    const seen: string[] = [];
    readXml('<a x="1 &amp; 2">one<b/>&lt;two&#x41;</a>', {
      open: (name, { x }) => seen.push(`<${name} ${x ?? ''}`),
      close: (name) => seen.push(`/${name}`),
      text: (text) => seen.push(text),
    });
    expect(seen).toEqual(['<a 1 & 2', 'one', '<b ', '/b', '<twoA', '/a']);
  });

  test('with a document type is refused before any entity is defined', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>';
    expect(() => readXml(bomb)).toThrow(/document type/u);
    expect(() => readXml('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>')).toThrow(/document type/u);
  });

  test('nested too deeply, cut short or with unknown entities is refused', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(() => readXml(nested(MAX_XML_DEPTH))).not.toThrow();
    expect(() => readXml(nested(MAX_XML_DEPTH + 1))).toThrow(/deeply/u);
    expect(() => readXml('<a><b></a>')).toThrow(/damaged/u);
    expect(() => readXml('<a>&unknown;</a>')).toThrow(/damaged/u);
    expect(() => readXml('<a>')).toThrow(/damaged/u);
  });
});
