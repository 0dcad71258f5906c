import { SETTING_KEYS, SETTINGS, type SettingEntry, type Settings } from '@scriptorium/contract/settings.ts';

/** Builds the typed settings from stored rows; unknown keys are ignored, missing ones take the default. */
export function parseSettings(rows: readonly { key: string; value: string }[]): Settings {
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, parseSetting(SETTINGS[key], stored.get(key))])) as Settings;
}

function parseSetting(entry: SettingEntry, stored: string | undefined): string | number {
  if (stored === undefined) return entry.default;
  switch (entry.kind) {
    case 'flag':
      return stored === '1' ? '1' : '0';
    case 'amount':
    case 'bytes': {
      const amount = Number(stored);
      return Number.isSafeInteger(amount) && amount >= 0 ? amount : entry.default;
    }
    case 'choice':
      return entry.of.includes(stored) ? stored : entry.unreadable;
    case 'line':
    case 'address':
    case 'domains':
    case 'text':
      return stored;
  }
}

export function listDomains(stored: string): string[] {
  return stored.split(',').filter((domain) => domain !== '');
}

/** Whether an address is of one of these domains, or below one. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const host = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
