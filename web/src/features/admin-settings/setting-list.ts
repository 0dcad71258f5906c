import type { SettingKey } from '@scriptorium/contract/operations/admin.ts';

const GB = 1024 ** 3;
const MB = 1024 ** 2;

/** How a setting is shown; the server checks the same bounds. */
export type SettingKind =
  | { kind: 'flag' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'size'; min: number; max: number | 'max-quota' }
  | { kind: 'line'; type: 'text' | 'url' }
  | { kind: 'choice'; of: readonly SettingChoice[] }
  | { kind: 'text' };

export type SettingChoice = 'open' | 'domain' | 'approval';

export const SETTING_KINDS: Record<SettingKey, SettingKind> = {
  registration_open: { kind: 'flag' },
  signup_policy: { kind: 'choice', of: ['open', 'domain', 'approval'] },
  signup_domains: { kind: 'line', type: 'text' },
  user_group_creation: { kind: 'flag' },
  user_group_management_limit: { kind: 'number', min: 0, max: 1_000_000 },
  default_user_quota: { kind: 'size', min: 100, max: 'max-quota' },
  default_group_quota: { kind: 'size', min: 100, max: 'max-quota' },
  exports_enabled: { kind: 'flag' },
  app_name: { kind: 'line', type: 'text' },
  homepage_url: { kind: 'line', type: 'url' },
  source_url: { kind: 'line', type: 'url' },
  terms_text: { kind: 'text' },
  remote_images_allowed: { kind: 'flag' },
  max_upload_bytes: { kind: 'size', min: 1024, max: 10 * GB },
  max_workspace_items: { kind: 'number', min: 100, max: 1_000_000 },
  max_live_document_bytes: { kind: 'size', min: 1024, max: 50 * MB },
};

export const SETTING_SECTIONS = [
  {
    head: 'people',
    hint: 'peopleHint',
    keys: ['registration_open', 'signup_policy', 'signup_domains', 'default_user_quota', 'terms_text'],
  },
  {
    head: 'groups',
    hint: 'groupsHint',
    keys: ['user_group_creation', 'user_group_management_limit', 'default_group_quota'],
  },
  {
    head: 'files',
    hint: 'filesHint',
    keys: [
      'exports_enabled',
      'remote_images_allowed',
      'max_upload_bytes',
      'max_workspace_items',
      'max_live_document_bytes',
    ],
  },
  { head: 'product', hint: 'productHint', keys: ['app_name', 'homepage_url', 'source_url'] },
] as const satisfies readonly { head: string; hint: string; keys: readonly SettingKey[] }[];
