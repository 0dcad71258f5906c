import { DIFF_EQUAL, DIFF_INSERT, diffCleanupSemantic, diffMain } from 'diff-match-patch-es';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Code units that stand for words: one each, surrogates left out, so that the comparison never cuts a word. */
const FIRST = 0x100;
const SURROGATES = { from: 0xd800, count: 0x800 };
const ROOM = 0xffff - FIRST - SURROGATES.count;

/** What has to be taken away from and added to `before` to get `after`, in whole words. */
export function diffWords(before: string, after: string): DiffPart[] {
  const words: string[] = [];
  const codes = new Map<string, string>();
  const encode = (text: string): string => {
    let encoded = '';
    for (const [word] of text.matchAll(/[\p{L}\p{N}\p{M}]+|\n|[^\S\n]+|[^\p{L}\p{N}\p{M}\s]/gu)) {
      let code = codes.get(word);
      if (code === undefined) {
        code = unitFor(words.length);
        codes.set(word, code);
        words.push(word);
      }
      encoded += code;
    }
    return encoded;
  };
  const from = encode(before);
  const to = encode(after);
  // More different words than there are units: no text of a person has that many.
  if (words.length > ROOM) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  const diffs = diffMain(from, to, { diffTimeout: 1 });
  diffCleanupSemantic(diffs);
  const decode = (encoded: string): string => {
    let text = '';
    for (let at = 0; at < encoded.length; at += 1) text += words[indexOf(encoded.charCodeAt(at))] ?? '';
    return text;
  };
  return diffs.map(([operation, text]) => ({
    kind: operation === DIFF_EQUAL ? 'same' : operation === DIFF_INSERT ? 'added' : 'removed',
    text: decode(text),
  }));
}

function unitFor(index: number): string {
  const at = FIRST + (index % ROOM);
  return String.fromCharCode(at < SURROGATES.from ? at : at + SURROGATES.count);
}

function indexOf(code: number): number {
  return (code >= SURROGATES.from + SURROGATES.count ? code - SURROGATES.count : code) - FIRST;
}
