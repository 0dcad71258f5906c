import { fail } from '@scriptorium/contract/errors.ts';
import { type SaidValue, say, type Sentence } from '@scriptorium/contract/said.ts';
import { SETTINGS, type SettingEntry, type SettingKey } from '@scriptorium/contract/settings.ts';

/** Returns the value as stored; fails with `invalid` and the reason. */
export function checkSetting(key: SettingKey, value: string | number, limits: { maxQuota: number }): string {
  const rule: SettingEntry = SETTINGS[key];
  const text = String(value).normalize('NFC');
  switch (rule.kind) {
    case 'flag':
      return text === '0' || text === '1' ? text : refuse(say('The value must be 0 or 1.', {}));
    case 'amount':
      return checkNumber(text, rule.min, rule.max, (amount) => amount);
    case 'bytes':
      return checkNumber(text, rule.min, rule.max === 'max-quota' ? limits.maxQuota : rule.max, (bytes) => ({
        bytes,
      }));
    case 'line':
      if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text)) {
        return refuse(say('The value contains a line break or another control character.', {}));
      }
      return checkLength(text.trim(), rule.max);
    case 'choice':
      return rule.of.includes(text)
        ? text
        : refuse(say('The value must be one of {choices}.', { choices: rule.of.join(', ') }));
    case 'domains':
      return checkDomains(text, 'value');
    case 'address':
      return checkAddress(text.trim());
    case 'text':
      return checkLength(text, rule.max);
  }
}

function checkLength(text: string, max: number): string {
  return text.length <= max ? text : refuse(say('The value can have at most {most} characters.', { most: max }));
}

function checkNumber(text: string, min: number, max: number, show: (amount: number) => SaidValue): string {
  if (!/^\d{1,15}$/u.test(text)) return refuse(say('The value must be a whole number.', {}));
  const amount = Number(text);
  if (amount < min) return refuse(say('The value must be at least {least}.', { least: show(min) }));
  if (amount > max) return refuse(say('The value can be at most {most}.', { most: show(max) }));
  return String(amount);
}

/** Normalised for storage: no spaces, lower case, no duplicates. */
export function checkDomains(text: string, field: string): string {
  const domains = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/u)
        .map((part) => part.replace(/^@/u, '')),
    ),
  ].filter((part) => part !== '');
  if (domains.length > 100) return refuse(say('The value can hold at most 100 domains.', {}), field);
  const wrong = domains.find((domain) => !/^(?=.{1,253}$)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(domain));
  return wrong === undefined
    ? domains.join(',')
    : refuse(
        say('The value must be domains like example.org; “{wrong}” is not one.', { wrong: wrong.slice(0, 100) }),
        field,
      );
}

/** Only URLs that a footer may link to. An empty value omits the link. */
function checkAddress(text: string): string {
  if (text === '') return '';
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined || !['http:', 'https:'].includes(address.protocol) || text.length > 2000) {
    return refuse(say('The value must be an address that begins with https:// or http://.', {}));
  }
  return address.href;
}

function refuse(why: Sentence, field = 'value'): never {
  fail('invalid', { ...why, field });
}
