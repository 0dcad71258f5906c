import { makeKey } from '@scriptorium/bibliography/keys.ts';

/** The parts of a page that its citation needs. */
interface Cited {
  title: string;
  address: string | null;
  madeAt: number;
}

const MAX_AUTHORS = 200;

/** A bibliography entry for the page. Its authors are read from the sanitised head, in which every `<` begins a tag. */
export function writeBibtex(head: string, { title, address, madeAt }: Cited): string {
  const authors = readAuthors(head);
  const date = new Date(madeAt).toISOString().slice(0, 10);
  const fields = [
    ...(authors.length > 0 ? [['author', authors.map(protect).join(' and ')] as const] : []),
    ['title', `{${protect(title)}}`] as const,
    ['year', date.slice(0, 4)] as const,
    ...(address === null ? [] : [['url', address] as const]),
    ['urldate', date] as const,
  ];
  const lines = fields.map(([name, value]) => `  ${name} = {${value}}`);
  const family = authors[0]?.split(' ').at(-1);
  const of = { authors: family === undefined ? [] : [family], year: date, title };
  return `@misc{${makeKey(of, 'auth+year+word')},\n${lines.join(',\n')}\n}`;
}

/** Only the start of the head is read; names come first. */
const MAX_HEAD = 50_000;

/** The authors' line has names separated by commas, followed by affiliation marks. */
function readAuthors(head: string): readonly string[] {
  return head
    .slice(0, MAX_HEAD)
    .split('<p class="authors">')
    .slice(1)
    .flatMap((part) =>
      part
        .slice(0, Math.max(0, part.indexOf('</p>')))
        .replaceAll(/<sup\b[^>]{0,200}>[^<]{0,200}<\/sup>/gu, '')
        .replaceAll(/<[^<>]{0,2000}>/gu, '')
        .split(','),
    )
    .map((name) =>
      readText(name)
        .replaceAll(/[*†‡§¶]/gu, '')
        .trim(),
    )
    .filter((name) => name !== '')
    .slice(0, MAX_AUTHORS);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&', nbsp: ' ' };

function readText(escaped: string): string {
  return escaped
    .replaceAll(/&(lt|gt|quot|#39|amp|nbsp);/gu, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/gu, ' ');
}

/** Braces would end the value, and other characters have a meaning in TeX. */
function protect(text: string): string {
  return text.replaceAll(/[{}\\]/gu, '').replaceAll(/[#$%&_]/gu, String.raw`\$&`);
}
