import { say } from '@scriptorium/contract/said.ts';
import type { Remarks, Place } from './kinds.ts';
import { countLines } from './lines.ts';

/** Code, whose first line names its language; also syntax specific to HedgeDoc and HackMD. */
const TOKEN =
  /^[ \t]{0,3}(?:```|~~~)([^\n]*)(?:\n[\s\S]*?^[ \t]{0,3}(?:```|~~~)`*[ \t]*$|[\s\S]*)|`[^`\n]*`|(!\[[^\]\n]{0,1000}\]\([^\s()]{1,2000})[ \t]+=(\d{0,5})x(\d{0,5})\)|^\[TOC\][ \t]*$|^\{%[ \t]*\w[^\n]{0,500}%\}[ \t]*$/gmu;

/** Diagrams that only HedgeDoc and HackMD can draw. */
const DRAWN = /^[ \t]*(?:sequence|flow|graphviz|abc|vega|fretboard|markmap|geo|plantuml|mermaid)\b/u;

/** Writes image sizes in pandoc's notation; anything else specific to HedgeDoc stays, and is reported. */
export function tidyHedgeDoc(text: string, path: string, remarks: Remarks): string {
  const lineOf = countLines(text);
  return text.replaceAll(
    TOKEN,
    (whole, language?: string, picture?: string, width?: string, height?: string, at = 0) => {
      const place = (): Place => say('{path}, line {line}', { path: path, line: String(lineOf(Number(at))) });
      if (picture !== undefined) {
        const sizes = [width && `width=${width}px`, height && `height=${height}px`].filter(Boolean);
        return `${picture})${sizes.length === 0 ? '' : `{${sizes.join(' ')}}`}`;
      }
      if (language !== undefined && DRAWN.test(language))
        remarks.add(
          'kept',
          say('A diagram stays as the code it was drawn from ({language}).', { language: language.trim() }),
          place(),
        );
      else if (whole.startsWith('[TOC]'))
        remarks.add('kept', say('A table of contents stays as “[TOC]”.', {}), place());
      else if (whole.startsWith('{%'))
        remarks.add('kept', say('Embedded content of another site stays as text.', {}), place());
      return whole;
    },
  );
}
