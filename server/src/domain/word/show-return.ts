import type { ShownWordReturn } from '@scriptorium/contract/operations/workspace-word.ts';
import type { BroughtThread } from './bring-back.ts';
import type { WordAuthor } from './word-document.ts';

type Hunks = readonly { readonly from: number; readonly to: number; readonly insert: string }[];

type ShownPart = ShownWordReturn['parts'][number];

/** Characters shown before and after a change. */
const AROUND = 48;
/** Characters shown of removed or added text, or of a comment. */
const LONGEST = 400;
/** Maximum number of places shown per change. */
const PLACES = 12;

/** Describes the first changes and comments, up to `limit`. */
export function showReturn(
  now: string,
  found: {
    readonly suggestions: readonly { readonly author: WordAuthor | null; readonly hunks: Hunks }[];
    readonly threads: readonly (BroughtThread & { readonly text: string })[];
  },
  limit: number,
): ShownWordReturn[] {
  const changes = found.suggestions.map(({ author, hunks }) => ({
    at: hunks[0]?.from ?? 0,
    show: (): ShownWordReturn => ({ author: author?.name || null, parts: showChange(now, hunks), comment: null }),
  }));
  const comments = found.threads.flatMap(({ anchor, text, quote, comments: said }) =>
    said.map((comment) => ({
      at: anchor?.from ?? now.length,
      show: (): ShownWordReturn => ({
        author: comment.author.name || null,
        parts: [{ is: 'same', text: cut(text || quote) }],
        comment: cut(comment.text),
      }),
    })),
  );
  return [...changes, ...comments]
    .toSorted((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ show }) => show());
}

function showChange(now: string, hunks: Hunks): ShownPart[] {
  const parts: ShownPart[] = [];
  const add = (is: ShownPart['is'], text: string): void => void (text !== '' && parts.push({ is, text }));
  let end: number | null = null;
  for (const { from, to, insert } of hunks.slice(0, PLACES)) {
    add('same', end === null ? wordsBefore(now, from) : shorten(now.slice(end, from)));
    add('removed', cut(now.slice(from, to)));
    add('added', cut(insert));
    end = to;
  }
  if (hunks.length > PLACES) add('same', '…');
  else if (end !== null) add('same', wordsAfter(now, end));
  return parts;
}

/** Whole words of the same paragraph. */
function wordsBefore(now: string, at: number): string {
  const near = now.slice(Math.max(0, at - AROUND), at);
  const line = near.slice(near.lastIndexOf('\n') + 1);
  if (line.length < AROUND) return line;
  const start = line.indexOf(' ');
  return start < 0 ? '…' : `…${line.slice(start)}`;
}

function wordsAfter(now: string, at: number): string {
  const near = now.slice(at, at + AROUND);
  const end = near.indexOf('\n');
  const line = end < 0 ? near : near.slice(0, end);
  return line.length < AROUND ? line : `${line.slice(0, line.lastIndexOf(' ') + 1)}…`;
}

function shorten(text: string): string {
  if (text.length <= 2 * AROUND) return text;
  return `${wordsAfter(text, 0)}${wordsBefore(text, text.length)}`.replace('……', '…');
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  return `${start.isWellFormed() ? start : start.slice(0, -1)}…`;
}
