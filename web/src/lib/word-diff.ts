import { cleanupSemantic, DiffOperation, main } from 'diff-match-patch-es';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** First private code point that stands for a word; there is room for 1,000,000 different ones. */
const FIRST = 0x100;
const SURROGATES = { from: 0xd800, count: 0x800 };

/** What has to be taken away from and added to `before` to get `after`, in whole words. */
export function diffWords(before: string, after: string): DiffPart[] {
  const words: string[] = [];
  const codes = new Map<string, string>();
  const encode = (text: string): string => {
    let encoded = '';
    for (const [word] of text.matchAll(/[\p{L}\p{N}\p{M}]+|\n|[^\S\n]+|[^\p{L}\p{N}\p{M}\s]/gu)) {
      let code = codes.get(word);
      if (code === undefined) {
        code = characterFor(words.length);
        codes.set(word, code);
        words.push(word);
      }
      encoded += code;
    }
    return encoded;
  };
  const diffs = main(encode(before), encode(after), { diffTimeout: 1 });
  cleanupSemantic(diffs);
  const decode = (encoded: string): string =>
    [...encoded].map((character) => words[indexOf(character.codePointAt(0) ?? 0)] ?? '').join('');
  return diffs.map(([operation, text]) => ({
    kind: operation === DiffOperation.equal ? 'same' : operation === DiffOperation.insert ? 'added' : 'removed',
    text: decode(text),
  }));
}

// Only single units, so that the comparison never cuts one in two; texts with more different words are cut coarser.
const ROOM = 0xffff - FIRST - SURROGATES.count;

function characterFor(index: number): string {
  const at = FIRST + (index % ROOM);
  return String.fromCharCode(at < SURROGATES.from ? at : at + SURROGATES.count);
}

function indexOf(code: number): number {
  return (code >= SURROGATES.from + SURROGATES.count ? code - SURROGATES.count : code) - FIRST;
}
