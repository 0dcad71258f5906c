/**
 * The settings that administrators can change at run time, one entry each. Types, storage, validation, what guests see
 * and the settings screen all follow from the entry. To add a setting, add an entry here and its two texts in
 * web/src/lib/texts/admin-settings.ts; the screen does not compile without them.
 *
 * The browser imports this file, so it must not depend on zod.
 */

const GB = 1024 ** 3;
const MB = 1024 ** 2;
const HOME = 'https://github.com/scriptorium-editor/scriptorium';

export const SETTING_SECTIONS = ['people', 'groups', 'files', 'references', 'product'] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

/** Values are stored as text. `max-quota` is the server's own upper limit, set in its environment. */
type Kind =
  | { kind: 'flag'; default: '0' | '1' }
  | { kind: 'amount'; min: number; max: number; default: number }
  | { kind: 'bytes'; min: number; max: number | 'max-quota'; default: number }
  /** `unreadable` replaces a stored value that is not one of the choices. */
  | { kind: 'choice'; of: readonly [string, ...string[]]; default: string; unreadable: string }
  | { kind: 'line'; max: number; default: string }
  | { kind: 'address'; default: string }
  /** Comma-separated; subdomains are included. */
  | { kind: 'domains'; default: string }
  | { kind: 'text'; max: number; default: string };

export type SettingEntry = Kind & {
  section: SettingSection;
  /** Its name in `requestCapabilities`; without one, only administrators see it. */
  publicAs?: string;
};

export const SETTINGS = {
  registration_open: { section: 'people', kind: 'flag', default: '0', publicAs: 'signupEnabled' },
  /** Who may sign up while sign-up is open. */
  signup_policy: {
    section: 'people',
    kind: 'choice',
    of: ['open', 'domain', 'approval'],
    default: 'open',
    unreadable: 'approval',
    publicAs: 'signupPolicy',
  },
  /** For `domain`. */
  signup_domains: { section: 'people', kind: 'domains', default: '' },
  /** Invited people may create an account even where sign-up is closed, limited to domains, or needs approval. */
  invited_may_sign_up: { section: 'people', kind: 'flag', default: '0', publicAs: 'invitedMaySignUp' },
  /** Who must use a second factor. */
  second_factor: {
    section: 'people',
    kind: 'choice',
    of: ['nobody', 'admins', 'everybody'],
    default: 'nobody',
    unreadable: 'everybody',
  },
  /** Off: people log in only through providers; the command line can turn it back on. */
  password_login: { section: 'people', kind: 'flag', default: '1', publicAs: 'passwordLogin' },
  default_user_quota: { section: 'people', kind: 'bytes', min: 100, max: 'max-quota', default: 100 * MB },
  /** Markdown shown at sign-up; empty = none. */
  terms_text: { section: 'people', kind: 'text', max: 100_000, default: '', publicAs: 'termsText' },
  user_group_creation: { section: 'groups', kind: 'flag', default: '1', publicAs: 'groupCreationEnabled' },
  /** 0: no limit. */
  user_group_management_limit: { section: 'groups', kind: 'amount', min: 0, max: 1_000_000, default: 0 },
  default_group_quota: { section: 'groups', kind: 'bytes', min: 100, max: 'max-quota', default: 500 * MB },
  /** Off: existing links stop working, and no new ones can be made. */
  share_links: { section: 'files', kind: 'flag', default: '1' },
  /** Off: links are only for people with an account. */
  share_guests: { section: 'files', kind: 'flag', default: '1' },
  /** Off: documents cannot be published. */
  public_pages: { section: 'files', kind: 'flag', default: '1' },
  exports_enabled: { section: 'files', kind: 'flag', default: '1', publicAs: 'exportsEnabled' },
  remote_images_allowed: { section: 'files', kind: 'flag', default: '0', publicAs: 'remoteImagesAllowed' },
  /** Per file. */
  max_upload_bytes: {
    section: 'files',
    kind: 'bytes',
    min: 1024,
    max: 10 * GB,
    default: 100 * MB,
    publicAs: 'maxUploadBytes',
  },
  max_workspace_items: { section: 'files', kind: 'amount', min: 100, max: 1_000_000, default: 50_000 },
  // A live document must fit into memory, and into the one message that opens it.
  max_live_document_bytes: { section: 'files', kind: 'bytes', min: 1024, max: 50 * MB, default: 10 * MB },
  /** Look-ups by DOI, etc.; `LOOKUPS=off` in the environment turns them all off. */
  lookup_doi: { section: 'references', kind: 'flag', default: '1', publicAs: 'doiLookups' },
  lookup_arxiv: { section: 'references', kind: 'flag', default: '1', publicAs: 'arxivLookups' },
  lookup_pmid: { section: 'references', kind: 'flag', default: '1', publicAs: 'pubmedLookups' },
  lookup_isbn: { section: 'references', kind: 'flag', default: '1', publicAs: 'isbnLookups' },
  /** Syncing .bib files with Zotero libraries. */
  zotero: { section: 'references', kind: 'flag', default: '1', publicAs: 'zotero' },
  /** For e-mails to people who have not chosen one. */
  mail_language: {
    section: 'product',
    kind: 'choice',
    of: ['en', 'de', 'fr'],
    default: 'en',
    unreadable: 'en',
  },
  /** Empty: the product's name. */
  app_name: { section: 'product', kind: 'line', max: 100, default: '' },
  homepage_url: { section: 'product', kind: 'address', default: HOME, publicAs: 'homepageUrl' },
  source_url: { section: 'product', kind: 'address', default: HOME, publicAs: 'sourceUrl' },
} as const satisfies Record<string, SettingEntry>;

export type SettingKey = keyof typeof SETTINGS;

export const SETTING_KEYS = Object.keys(SETTINGS) as [SettingKey, ...SettingKey[]];

type ValueOf<Entry> = Entry extends { kind: 'flag' }
  ? '0' | '1'
  : Entry extends { kind: 'amount' | 'bytes' }
    ? number
    : Entry extends { kind: 'choice'; of: readonly (infer Choice)[] }
      ? Choice
      : string;

export type Settings = { [Key in SettingKey]: ValueOf<(typeof SETTINGS)[Key]> };

type PublicKey = { [Key in SettingKey]: (typeof SETTINGS)[Key] extends { publicAs: string } ? Key : never }[SettingKey];

type PublicValueOf<Entry> = Entry extends { kind: 'flag' } ? boolean : ValueOf<Entry>;

/** The settings in `requestCapabilities`. */
export type PublicSettings = {
  [Key in PublicKey as (typeof SETTINGS)[Key]['publicAs']]: PublicValueOf<(typeof SETTINGS)[Key]>;
};

/** The settings that everyone may know, under their public names; flags as booleans. */
export function describePublicSettings(settings: Settings): PublicSettings {
  const described = SETTING_KEYS.flatMap((key) => {
    const entry: SettingEntry = SETTINGS[key];
    if (entry.publicAs === undefined) return [];
    return [[entry.publicAs, entry.kind === 'flag' ? settings[key] === '1' : settings[key]]];
  });
  return Object.fromEntries(described) as PublicSettings;
}
