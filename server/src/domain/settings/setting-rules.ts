import { fail } from '@scriptorium/contract/errors.ts';
import { formatBytes } from '@scriptorium/contract/rules/byte-size.ts';
import { SETTINGS, type SettingEntry, type SettingKey } from '@scriptorium/contract/settings.ts';

/** The value as it is stored, or `invalid` with the reason. */
export function checkSetting(key: SettingKey, value: string | number, limits: { maxQuota: number }): string {
  const rule: SettingEntry = SETTINGS[key];
  const text = String(value).normalize('NFC');
  switch (rule.kind) {
    case 'flag':
      return text === '0' || text === '1' ? text : refuse('must be 0 or 1');
    case 'amount':
      return checkNumber(text, rule.min, rule.max, (amount) => amount.toLocaleString('en-GB'));
    case 'bytes':
      return checkNumber(text, rule.min, rule.max === 'max-quota' ? limits.maxQuota : rule.max, (amount) =>
        formatBytes(amount, 'en-GB'),
      );
    case 'line':
      if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text)) {
        return refuse('contains a line break or another control character');
      }
      return checkLength(text.trim(), rule.max);
    case 'choice':
      return rule.of.includes(text) ? text : refuse(`must be one of ${rule.of.join(', ')}`);
    case 'domains':
      return checkDomains(text, 'value');
    case 'address':
      return checkAddress(text.trim());
    case 'text':
      return checkLength(text, rule.max);
  }
}

function checkLength(text: string, max: number): string {
  return text.length <= max ? text : refuse(`can have at most ${max.toLocaleString('en-GB')} characters`);
}

function checkNumber(text: string, min: number, max: number, show: (amount: number) => string): string {
  if (!/^\d{1,15}$/u.test(text)) return refuse('must be a whole number');
  const amount = Number(text);
  if (amount < min) return refuse(`must be at least ${show(min)}`);
  if (amount > max) return refuse(`can be at most ${show(max)}`);
  return String(amount);
}

/** Kept without blanks, in small letters, each once. */
export function checkDomains(text: string, field: string): string {
  const domains = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/u)
        .map((part) => part.replace(/^@/u, '')),
    ),
  ].filter((part) => part !== '');
  if (domains.length > 100) return refuse('can hold at most 100 domains', field);
  const wrong = domains.find((domain) => !/^(?=.{1,253}$)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(domain));
  return wrong === undefined
    ? domains.join(',')
    : refuse(`must be domains like example.org; “${wrong.slice(0, 100)}” is none`, field);
}

/** Only what a footer may link to. Empty leaves the link out. */
function checkAddress(text: string): string {
  if (text === '') return '';
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined || !['http:', 'https:'].includes(address.protocol) || text.length > 2000) {
    return refuse('must be an address that begins with https:// or http://');
  }
  return address.href;
}

/** `reason` is the rest of a sentence. */
function refuse(reason: string, field = 'value'): never {
  fail('invalid', { message: `The value ${reason}.`, field });
}
