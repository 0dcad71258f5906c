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

/** Who may sign up, as one word, with the domains if it depends on them. */
export function describeSignup(settings: Pick<Settings, 'registration_open' | 'signup_policy' | 'signup_domains'>): {
  signup: Settings['signup_policy'] | 'closed';
  signupDomains: string[];
} {
  const signup = settings.registration_open === '1' ? settings.signup_policy : 'closed';
  return { signup, signupDomains: signup === 'domain' ? listDomains(settings.signup_domains) : [] };
}

/** Whether an address is in one of these domains, or a subdomain. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const host = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
