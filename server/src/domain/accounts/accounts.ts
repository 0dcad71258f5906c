import type { Preferences } from '@scriptorium/contract/operations/user.ts';
import { preferences } from '@scriptorium/contract/operations/user.ts';

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  language: 'auto',
  mailOnGroupAdded: true,
  mailOnExportFinished: false,
  reviewLevel: 'mine',
  reviewMail: 'soon',
};

/** Different spellings of an address are the same account: trimmed, normalised, lower case. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Parses stored preferences; missing or outdated values get the default of new accounts. */
export function parsePreferences(stored: string): Preferences {
  try {
    const known = preferences.partial().safeParse(JSON.parse(stored));
    return { ...DEFAULT_PREFERENCES, ...(known.success ? definedOnly(known.data) : {}) };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

function definedOnly(values: Partial<Record<keyof Preferences, unknown>>): Partial<Preferences> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
