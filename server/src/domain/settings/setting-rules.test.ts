import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import { describePublicSettings, SETTING_KEYS, SETTINGS } from '@scriptorium/contract/settings.ts';
import { describe, expect, it } from 'vitest';
import { checkSetting } from './setting-rules.ts';
import { parseSettings } from './settings.ts';

const limits = { maxQuota: 10 * 1024 ** 3 };

describe('a setting', () => {
  it.each([
    ['registration_open', '1', '1'],
    ['exports_enabled', 0, '0'],
    ['default_user_quota', 100, '100'],
    ['default_group_quota', '10737418240', '10737418240'],
    ['user_group_management_limit', 0, '0'],
    ['app_name', '  Our papers ', 'Our papers'],
    ['homepage_url', 'https://example.org', 'https://example.org/'],
    ['homepage_url', '', ''],
    ['terms_text', '# Terms\n\nBe kind.', '# Terms\n\nBe kind.'],
  ] as const)('%s may be %j', (key, value, stored) => {
    expect(checkSetting(key, value, limits)).toBe(stored);
  });

  it.each([
    ['registration_open', 'true'],
    ['registration_open', 2],
    ['registration_open', ''],
    ['default_user_quota', 99],
    ['default_user_quota', -1],
    ['default_user_quota', '1e9'],
    ['default_user_quota', 10 * 1024 ** 3 + 1],
    ['default_group_quota', 1.5],
    ['user_group_management_limit', -1],
    ['user_group_management_limit', Number.NaN],
    ['max_workspace_items', '0x10'],
    ['app_name', 'a\nb'],
    ['homepage_url', 'javascript:alert(1)'],
    ['source_url', 'not an address'],
    ['terms_text', 'x'.repeat(100_001)],
  ] as const)('%s may not be %j', (key, value) => {
    expect(() => checkSetting(key, value, limits)).toThrow(
      expect.objectContaining({ code: 'invalid', field: 'value', message: expect.stringMatching(/^The value .+\.$/) }),
    );
  });
});

describe('the table of settings', () => {
  it.each(SETTING_KEYS)('%s has a valid default, and reads back as set', (key) => {
    const value = checkSetting(key, SETTINGS[key].default, limits);
    expect(parseSettings([{ key, value }])[key]).toBe(SETTINGS[key].default);
    expect(parseSettings([])[key]).toBe(SETTINGS[key].default);
  });

  it.each([
    ['registration_open', 'yes', '0'],
    ['signup_policy', 'everybody', 'approval'],
    ['max_upload_bytes', '-1', SETTINGS.max_upload_bytes.default],
    ['max_workspace_items', 'many', SETTINGS.max_workspace_items.default],
  ] as const)('%s stored as %s counts as %s', (key, value, read) => {
    expect(parseSettings([{ key, value }])[key]).toBe(read);
  });

  it('reveals to guests exactly what is public', () => {
    const told = describePublicSettings(parseSettings([{ key: 'exports_enabled', value: '0' }]));
    expect(requestCapabilities.output.partial().parse(told)).toEqual(told);
    expect(told).toMatchObject({ exportsEnabled: false, maxUploadBytes: SETTINGS.max_upload_bytes.default });
    expect(Object.keys(told)).not.toContain('default_user_quota');
  });
});
