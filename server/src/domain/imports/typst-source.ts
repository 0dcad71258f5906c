import type { Remarks } from './kinds.ts';

const IMPORT = /^[ \t]*#(import|include)\s+"([^"\n]+)"[^\n]*$/gmu;

/** Drops imports of missing files: at any of them, the reader would give up on the document. */
export function prepareTypst(text: string, path: string, exists: (named: string) => boolean, remarks: Remarks): string {
  return text.replaceAll(IMPORT, (whole, _word: string, named: string, at: number) => {
    if (!named.startsWith('@') && exists(named)) return whole;
    const place = `${path}, line ${text.slice(0, at).split('\n').length}`;
    const what = named.startsWith('@') ? `The package ${named} is not available` : `“${named}” is not among the files`;
    remarks.add('lost', `${what}; what it defines or contains is left out.`, place);
    return '';
  });
}
