/** An element of an XML text; text between elements is an element without a name. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: string;
  readonly children: XmlElement[];
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const MAX_LEVELS = 40;

function decode(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{1,10}));/gi, (whole, hex, number, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(number) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

function makeText(text: string): XmlElement {
  return { name: '', attributes: '', children: [], text };
}

/** Reads XML as written by reference managers: no custom entities, no namespaces. Null if it is incomplete. */
export function readXml(source: string): XmlElement | null {
  const root: XmlElement = { name: '', attributes: '', children: [], text: '' };
  const open = [root];
  let at = 0;
  while (at < source.length) {
    const start = source.indexOf('<', at);
    const top = open.at(-1)!;
    const between = source.slice(at, start < 0 ? source.length : start);
    if (between !== '') top.children.push(makeText(decode(between)));
    if (start < 0) break;
    const [ending, skipped] = endingOf(source, start);
    const end = source.indexOf(ending, start + skipped);
    if (end < 0) return null;
    if (ending === ']]>') top.children.push(makeText(source.slice(start + skipped, end)));
    at = end + ending.length;
    if (ending !== '>' || source[start + 1] === '!') continue;
    const inner = source.slice(start + 1, end);
    const name = /^\/?([\w.:-]{1,100})/.exec(inner)?.[1];
    if (name === undefined) return null;
    if (inner.startsWith('/')) {
      if (open.length === 1 || top.name !== name) return null;
      open.pop();
      continue;
    }
    const element = { name, attributes: inner.slice(name.length), children: [], text: '' };
    top.children.push(element);
    if (inner.endsWith('/')) continue;
    if (open.length > MAX_LEVELS) return null;
    open.push(element);
  }
  return open.length === 1 ? root : null;
}

/** What ends the markup that begins here, and the length of its start. */
function endingOf(source: string, start: number): readonly [string, number] {
  if (source.startsWith('<!--', start)) return ['-->', 4];
  if (source.startsWith('<![CDATA[', start)) return [']]>', 9];
  return source[start + 1] === '?' ? ['?>', 2] : ['>', 1];
}

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The first element on a path below another. */
export function findChild(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], element);
}

/** All text in an element. */
export function textOf(element: XmlElement | undefined): string {
  if (element === undefined) return '';
  return element.name === '' ? element.text : element.children.map(textOf).join('');
}
