import { say, type Sentence } from '@scriptorium/contract/said.ts';
import { shorten } from './remarks.ts';

/** Explains why LaTeX failed: a sentence for users, and a piece of source for finding the line, if known. */
export function explainLatex(failure: string): (Sentence & { search: string }) | undefined {
  const outside = /Not reading from (\S+) \(openin_any/u.exec(failure)?.[1];
  if (outside !== undefined)
    return {
      ...say(
        'The LaTeX in the text reads {file}, which is not a file of this export. Put it into the workspace and give its path, or remove the command.',
        { file: shorten(outside) },
      ),
      search: outside,
    };
  const at = failure.indexOf('Error producing PDF');
  if (at < 0) return undefined;
  const lines = failure.slice(at).split('\n');
  const stop = lines.findIndex((line) => line.startsWith('! '));
  if (stop < 0) return undefined;
  const reason = lines[stop]?.slice(2).trim() ?? '';
  const context = lines.slice(stop).find((line) => /^l\.\d/u.test(line)) ?? '';
  const near = context.slice(context.indexOf(' ') + 1).trim();
  const file = /File [`']([^']+)' not found/u.exec(reason)?.[1];
  if (file !== undefined)
    return {
      ...say('LaTeX needs {file}, which is not on this server. Do without it, or ask an administrator to install it.', {
        file: shorten(file),
      }),
      search: file.replace(/\.\w+$/u, ''),
    };
  const why = reason.replace(/^LaTeX Error: /u, '').replace(/\.$/u, '');
  return {
    ...(near === ''
      ? say(
          'LaTeX stopped: {why}. Correct the code there, or typeset the PDF with Typst, which leaves LaTeX code out.',
          { why },
        )
      : say(
          'LaTeX stopped near “{place}”: {why}. Correct the code there, or typeset the PDF with Typst, which leaves LaTeX code out.',
          { place: shorten(near), why },
        )),
    search: /\\\w+\*?$/u.exec(near)?.[0] ?? near.slice(-40),
  };
}
