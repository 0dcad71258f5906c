/** What an administrator may set while the server runs; stored as text in the `setting` table. */
export interface Settings {
  registration_open: '0' | '1';
  /** Who may sign up while it is open. */
  signup_policy: 'open' | 'domain' | 'approval';
  /** Domains for the policy `domain`, separated by commas; their subdomains belong to them. */
  signup_domains: string;
  user_group_creation: '0' | '1';
  /** Groups one user may manage; 0 = no limit. */
  user_group_management_limit: number;
  /** Bytes. */
  default_user_quota: number;
  /** Bytes. */
  default_group_quota: number;
  exports_enabled: '0' | '1';
  /** Empty = the name of the product. */
  app_name: string;
  /** Markdown shown at sign-up; empty = none. */
  terms_text: string;
  remote_images_allowed: '0' | '1';
  homepage_url: string;
  source_url: string;
  /** Bytes of one uploaded file. */
  max_upload_bytes: number;
  max_workspace_items: number;
  /** Bytes of UTF-8. */
  max_live_document_bytes: number;
}

const MB = 1024 * 1024;

export const DEFAULT_SETTINGS: Settings = {
  registration_open: '0',
  signup_policy: 'open',
  signup_domains: '',
  user_group_creation: '1',
  user_group_management_limit: 0,
  default_user_quota: 100 * MB,
  default_group_quota: 500 * MB,
  exports_enabled: '1',
  app_name: '',
  terms_text: '',
  remote_images_allowed: '0',
  homepage_url: 'https://github.com/scriptorium-editor/scriptorium',
  source_url: 'https://github.com/scriptorium-editor/scriptorium',
  max_upload_bytes: 100 * MB,
  max_workspace_items: 50_000,
  max_live_document_bytes: 10 * MB,
};

/** What is not understood lets in nobody whom no administrator has approved. */
function readPolicy(stored: string): Settings['signup_policy'] {
  return stored === 'open' || stored === 'domain' ? stored : 'approval';
}

export function listDomains(stored: string): string[] {
  return stored.split(',').filter((domain) => domain !== '');
}

/** Whether an address is of one of these domains, or below one. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const host = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

export type SettingKey = keyof Settings;

/** Builds the typed settings out of stored rows; unknown keys are ignored, missing ones take the default. */
export function parseSettings(rows: readonly { key: string; value: string }[]): Settings {
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const flag = (key: SettingKey): '0' | '1' => {
    const value = stored.get(key) ?? DEFAULT_SETTINGS[key];
    return value === '1' ? '1' : '0';
  };
  const amount = (key: SettingKey): number => {
    const value = Number(stored.get(key) ?? DEFAULT_SETTINGS[key]);
    return Number.isSafeInteger(value) && value >= 0 ? value : Number(DEFAULT_SETTINGS[key]);
  };
  const text = (key: SettingKey): string => stored.get(key) ?? String(DEFAULT_SETTINGS[key]);
  return {
    registration_open: flag('registration_open'),
    signup_policy: readPolicy(text('signup_policy')),
    signup_domains: text('signup_domains'),
    user_group_creation: flag('user_group_creation'),
    user_group_management_limit: amount('user_group_management_limit'),
    default_user_quota: amount('default_user_quota'),
    default_group_quota: amount('default_group_quota'),
    exports_enabled: flag('exports_enabled'),
    app_name: text('app_name'),
    terms_text: text('terms_text'),
    remote_images_allowed: flag('remote_images_allowed'),
    homepage_url: text('homepage_url'),
    source_url: text('source_url'),
    max_upload_bytes: amount('max_upload_bytes'),
    max_workspace_items: amount('max_workspace_items'),
    max_live_document_bytes: amount('max_live_document_bytes'),
  };
}
