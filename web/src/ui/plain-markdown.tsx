import type { ReactNode } from 'react';
import style from './plain-markdown.module.css';

const INLINE = /\*\*(.+?)\*\*|(?<![\w*])[*_](.+?)[*_](?!\w)|`(.+?)`|\[([^\]]+)\]\(([^)\s]+)\)/u;
const LINK = /^(https?:\/\/|mailto:|\/(?!\/)|#[a-z])/iu;

/** Bold, italic, code and links of one line as elements; anything else stays text. */
export function renderInline(text: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  for (let rest = text; rest !== '';) {
    const match = INLINE.exec(rest);
    if (match === null) return [...nodes, rest];
    const [all, bold, italic, code, label, target = ''] = match;
    const key = nodes.length;
    nodes.push(rest.slice(0, match.index));
    if (bold !== undefined) nodes.push(<strong key={key}>{renderInline(bold)}</strong>);
    else if (italic !== undefined) nodes.push(<em key={key}>{renderInline(italic)}</em>);
    else if (code !== undefined) nodes.push(<code key={key}>{code}</code>);
    else if (LINK.test(target)) {
      nodes.push(
        // A place on the same page is not opened in another tab.
        <a key={key} href={target} {...(!target.startsWith('#') && { target: '_blank', rel: 'noreferrer' })}>
          {label}
        </a>,
      );
    } else nodes.push(label);
    rest = rest.slice(match.index + all.length);
  }
  return nodes;
}

function renderBlock(block: string, key: string): ReactNode {
  const heading = /^#{1,6}\s+(.*)$/u.exec(block);
  if (heading !== null) return <h3 key={key}>{renderInline(heading[1] ?? '')}</h3>;
  const lines = block.split('\n');
  const items = lines.map((line) => /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/u.exec(line));
  if (items.every((item) => item !== null)) {
    const List = items[0]?.[1] === undefined ? 'ul' : 'ol';
    return (
      <List key={key}>
        {items.map((item, at) => (
          <li key={`${key}.${at + 1}`}>{renderInline(item[2] ?? '')}</li>
        ))}
      </List>
    );
  }
  return <p key={key}>{renderInline(lines.join(' '))}</p>;
}

/**
 * Renders short texts by administrators (terms): headings, paragraphs, lists, bold, italic, code, links. Creates
 * elements only, so no markup in the text reaches the page. Documents are shown by the editor instead.
 */
export function PlainMarkdown({ text }: { text: string }) {
  const blocks = text
    .replaceAll('\r\n', '\n')
    .replace(/^(#{1,6}\s.*)$/gmu, '\n$1\n')
    .split(/\n\s*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  return <div className={style['markdown']}>{blocks.map((block, at) => renderBlock(block, String(at)))}</div>;
}
