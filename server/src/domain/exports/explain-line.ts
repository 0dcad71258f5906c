import { say } from '@scriptorium/contract/said.ts';
import type { ExportLine } from './line.ts';
import { type Input, locate, locateFolded, locateSecond } from './locate.ts';
import { FILTER_REMARKS, shorten } from './remarks.ts';

const FROM_FILTER = /^scriptorium:([a-z-]+):(.*)$/su;
const FROM_TYPST = /^typst-(error|warning):(.*)$/su;

/** Explains a line from our filter or Typst; undefined if it is of no interest to the writer. */
export function explainLine(line: string, inputs: readonly Input[]): ExportLine | undefined {
  const [, keyword, value = ''] = FROM_FILTER.exec(line) ?? [];
  if (keyword !== undefined) return explainRemark(keyword, value, inputs);
  const [, level, message = ''] = FROM_TYPST.exec(line) ?? [];
  return level === undefined ? undefined : explainTypst(level, message, inputs);
}

function explainRemark(keyword: string, value: string, inputs: readonly Input[]): ExportLine | undefined {
  const remark = FILTER_REMARKS[keyword]?.(value);
  if (remark === undefined) return undefined;
  const { search, ...said } = remark;
  if (keyword === 'label-duplicate')
    return { ...said, ...(locateSecond(inputs, `#${value}`) ?? locateSecond(inputs, value)) };
  return { ...said, ...(search === undefined ? {} : locate(inputs, search)) };
}

function explainTypst(level: string, message: string, inputs: readonly Input[]): ExportLine | undefined {
  const font = /unknown font family: (.+)/.exec(message);
  if (font !== null)
    return {
      level: 'warning',
      ...say(
        'The font “{font}” is not on this server; another one was used. Choose another one, or ask an administrator to add it.',
        { font: font[1] ?? '' },
      ),
      ...locateFolded(inputs, font[1] ?? ''),
    };
  if (level === 'warning') return undefined;
  if (/^file not found/.test(message)) {
    const path = /near: .*?"([^"]+)"/.exec(message)?.[1] ?? '';
    return {
      level: 'error',
      ...say(
        'The Typst code in the text names the file {path}, which is not in the workspace. Upload it, or correct the path.',
        { path: shorten(path) },
      ),
      ...locate(inputs, path),
    };
  }
  return { level: 'error', ...say('The PDF could not be typeset: {why}', { why: message }) };
}
