import type { Line, SourceBlocks } from './source-blocks.ts';

const YAML_INDENT = /^[ \t]*(?:-[ \t]+)*/u;
const YAML_KEY = /^[\w-]+:(?:[ \t]+|$)/u;
/** Keys of the front matter that a Word document shows. */
const YAML_KEYS = /^(?:title|subtitle|abstract|author|authors|name|affiliation|date|keywords)$/u;

/** Returns the line after the front matter; 0 if there is none. */
export function readFrontMatter(lines: readonly Line[], blocks: SourceBlocks): number {
  if (!/^---[ \t]*$/u.test(lines[0]?.text ?? '')) return 0;
  const end = lines.findIndex(({ text }, i) => i > 0 && /^(?:---|\.\.\.)[ \t]*$/u.test(text));
  if (end < 0) return 0;
  let isKnown = false;
  for (const { text, from } of lines.slice(1, end)) {
    const indent = YAML_INDENT.exec(text)?.[0] ?? '';
    const key = YAML_KEY.exec(text.slice(indent.length))?.[0] ?? '';
    const value = text.slice(indent.length + key.length);
    if (key !== '') isKnown = YAML_KEYS.test(key.slice(0, key.indexOf(':')));
    const start = indent.length + key.length;
    if (text.trim() === '') blocks.flush();
    if (!isKnown || value.trim() === '' || /^[|>][-+]?$/u.test(value.trim())) continue;
    const isFirst = key !== '' || indent.includes('-');
    if (isFirst) blocks.flush();
    if (!blocks.isOpen) blocks.start('meta', from);
    const quotes = isFirst && /^(["']).*\1[ \t]*$/u.test(value) ? 1 : 0;
    blocks.take(from + start + quotes, from + text.trimEnd().length - quotes);
    if (isFirst && !/^\s*(?:abstract|title):/u.test(text)) blocks.flush();
  }
  blocks.flush();
  return end + 1;
}
