import { NEWS_NOTICES, NOTICES } from '@scriptorium/contract/notices.ts';
import type { Notification } from '@scriptorium/contract/operations/notifications.ts';
import type { Said } from '@scriptorium/contract/said.ts';
import { inLanguage } from '../../lib/in-language.ts';
import { t } from '../../lib/texts/notices.ts';

type Code = keyof typeof NOTICES | (typeof NEWS_NOTICES)[number];

function isKnown(code: string): code is Code {
  return code in NOTICES || (NEWS_NOTICES as readonly string[]).includes(code);
}

/** A notification's text in the page's language; in English if it dates from before codes were stored. */
export function sayNotice({ message, said }: Pick<Notification, 'message' | 'said'>): string {
  if (said === undefined || !isKnown(said.code)) return message;
  const { first = '', second = '', others = 0, cause = '', causeSaid } = said.values;
  const who =
    first === '' ? t('somebody') : t(second === '' ? 'one' : others === 0 ? 'two' : 'more', { first, second, others });
  const madeOf = causeSaid === undefined ? undefined : (JSON.parse(String(causeSaid)) as Said);
  return t(said.code, { ...said.values, who, cause: inLanguage(String(cause), madeOf) });
}

/** What names people, groups and files. */
const NAMES: ReadonlySet<string> = new Set(['first', 'second', 'by', 'group', 'name', 'file', 'document']);
/** Stands around each, in no text and no name. */
const EDGE = '\u{1}';

/** The same line in parts, with its names told apart. */
export function sayNoticeInParts({ message, said }: Pick<Notification, 'message' | 'said'>) {
  const values = Object.entries(said?.values ?? {}).map(([key, value]) => [
    key,
    NAMES.has(key) && value !== '' ? `${EDGE}${value}${EDGE}` : value,
  ]);
  const line = sayNotice({ message, said: said && { ...said, values: Object.fromEntries(values) } });
  return line.split(EDGE).map((text, at) => ({ text, isName: at % 2 === 1 }));
}
