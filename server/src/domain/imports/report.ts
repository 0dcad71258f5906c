import type { ImportRemark } from '@scriptorium/contract/operations/import.ts';
import { importTexts as german } from '@scriptorium/contract/rules/import-remarks-de.ts';
import { importTexts as french } from '@scriptorium/contract/rules/import-remarks-fr.ts';
import type { ImportTemplate } from '@scriptorium/contract/rules/import-remarks.ts';
import type { Language } from '@scriptorium/contract/rules/languages.ts';
import { fill, say, type Said } from '@scriptorium/contract/said.ts';
import { plain } from './kinds.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, de: german, fr: french };

const HEADINGS: readonly (readonly [ImportRemark['effect'], ImportTemplate])[] = [
  ['lost', 'Not in the result'],
  ['changed', 'In another form'],
  ['kept', 'Kept, but not shown everywhere'],
];

/** The report as a text stored beside the imported files, and its name. */
export function writeReport(
  source: string,
  remarks: readonly ImportRemark[],
  language: Language = 'en',
): { name: string; text: string } {
  const tell = (said: Said): string =>
    fill(said, {
      translate: (english) => TEXTS[language][english] ?? english,
      locale: language === 'en' ? 'en-GB' : language,
    });
  const title = tell(say('Import report', {}).said);
  const parts = HEADINGS.flatMap(([effect, heading]) => {
    const group = remarks.filter((remark) => remark.effect === effect);
    if (group.length === 0) return [];
    const lines = group.map(({ message, said, place, placeSaid }) => {
      const where = placeSaid === undefined ? place : tell(placeSaid as Said);
      return `- ${escape(said === undefined ? message : tell(said as Said))}${where === '' ? '' : ` (${escape(where)})`}`;
    });
    return [`## ${tell(plain(heading).said)}`, lines.join('\n')];
  });
  const intro = tell(
    say('What differs from “{name}”. Delete this file when you no longer need it.', { name: escape(source) }).said,
  );
  return { name: `${title}.md`, text: `${[`# ${title}`, intro, ...parts].join('\n\n')}\n` };
}

function escape(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~^$@]/gu, '\\$&');
}
