import type { ImportRemark } from '@scriptorium/contract/operations/import.ts';

export const REPORT_NAME = 'Import report.md';

const HEADINGS: readonly (readonly [ImportRemark['effect'], string])[] = [
  ['lost', 'Not in the result'],
  ['changed', 'In another form'],
  ['kept', 'Kept, but not shown everywhere'],
];

/** The report as a text of its own, which stays with what was imported. */
export function writeReport(source: string, remarks: readonly ImportRemark[]): string {
  const parts = HEADINGS.flatMap(([effect, heading]) => {
    const group = remarks.filter((remark) => remark.effect === effect);
    if (group.length === 0) return [];
    const lines = group.map(({ message, place }) => `- ${escape(message)}${place === '' ? '' : ` (${escape(place)})`}`);
    return [`## ${heading}`, lines.join('\n')];
  });
  const intro = `What is not as it was in “${escape(source)}”. Delete this file when you no longer need it.`;
  return `${['# Import report', intro, ...parts].join('\n\n')}\n`;
}

function escape(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~^$@]/gu, '\\$&');
}
