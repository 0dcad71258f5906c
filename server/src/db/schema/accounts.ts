import type { ColumnType } from 'kysely';
import type { ProviderPreset, SecondStepRule } from '@scriptorium/contract/rules/providers.ts';
import type { RuleRole } from '../../domain/accounts/group-rules.ts';
import type { Flag } from './flag.ts';

export interface AccountsTables {
  user: UserTable;
  session: SessionTable;
  token: TokenTable;
  ticket: TicketTable;
  login_flow: LoginFlowTable;
  totp: TotpTable;
  recovery_code: RecoveryCodeTable;
  passkey: PasskeyTable;
  identity_provider: IdentityProviderTable;
  identity: IdentityTable;
  group_rule: GroupRuleTable;
  zotero_key: ZoteroKeyTable;
  trusted_device: TrustedDeviceTable;
  directory: DirectoryTable;
  directory_token: DirectoryTokenTable;
  directory_person: DirectoryPersonTable;
  directory_group: DirectoryGroupTable;
  directory_problem: DirectoryProblemTable;
}

export interface UserTable {
  id: string;
  email: string;
  /** `foldEmail` of the address; unique. */
  email_key: string;
  display_name: string;
  /** `foldName` of the display name, for sorting and searching. */
  name_key: string;
  /** data: URL of a png or jpeg of at most 300 px, or null. */
  avatar: string | null;
  /** PHC string of argon2id; null until a password is set. */
  password_hash: string | null;
  email_verified: Flag;
  suspended: Flag;
  is_admin: Flag;
  /** Whether an administrator has yet to approve the account. */
  awaits_approval: Flag;
  /** JSON: theme, mail preferences. */
  preferences: string;
  registered_at: number;
  /** When it was deleted; the row stays until nothing refers to it. */
  deleted_at: number | null;
}

export interface SessionTable {
  /** `sessionUUID` in calls; not the secret. */
  id: string;
  /** sha256 hex of the 32 random bytes in the cookie. */
  token_hash: string;
  user_id: string;
  client_id: string;
  created_at: number;
  /** When the owner last entered the password for this session, or logged in at a provider. */
  authenticated_at: number;
  last_seen: number;
  /** Absolute expiry. */
  expires_at: number;
  ended_at: number | null;
  /** The linked login with which it began; null if with a password or a passkey. */
  identity_id: string | null;
  /** The provider's id for its own session, if it sends one. */
  provider_session: string | null;
  /** When a passkey was used in place of the password to confirm one sensitive call; null once that call was made. */
  confirmed_at: number | null;
  /** That call (domain/accounts/acts.ts); null as above. */
  confirmed_for: string | null;
}

export interface TokenTable {
  id: string;
  kind: 'verify-email' | 'reset-password' | 'set-password' | 'setup' | 'unsubscribe';
  token_hash: string;
  user_id: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface TicketTable {
  token_hash: string;
  /** Both are set for accounts and null for guests. */
  user_id: string | null;
  session_id: string | null;
  guest_id: string | null;
  item_id: string;
  expires_at: number;
}

/** A log-in waiting for its next step, or a factor or linked login being set up. Not a session. */
export interface LoginFlowTable {
  /** sha256 hex of the 32 random bytes in the cookie. */
  token_hash: string;
  purpose: 'second-factor' | 'enrol' | 'passkey' | 'add-passkey' | 'confirm-passkey' | 'provider' | 'provider-sign-up';
  /** Null while the person is unknown. */
  user_id: string | null;
  /** The session in which a factor is being added; null otherwise. */
  session_id: string | null;
  client_id: string;
  /**
   * Depends on the purpose: the sealed secret of an authenticator app that is not confirmed yet; the challenge for a
   * passkey, with the call it confirms, if any; or, sealed, what a provider was asked or has answered
   * (domain/accounts/visits.ts).
   */
  data: string | null;
  created_at: number;
  expires_at: number;
  /** Copied to the session; null if the flow began with a password or a passkey. */
  identity_id: string | null;
  provider_session: string | null;
  /** The name typed for an LDAP directory, if not the account's address; the browser is remembered for it as well. */
  typed_name: ColumnType<string | null, string | null | undefined>;
}

export interface TotpTable {
  user_id: string;
  /** Sealed; see adapters/seal-ring.ts. */
  secret: string;
  /** The time step of the last code used; codes up to it are refused. */
  last_step: number;
  added_at: number;
  used_at: number | null;
}

/** Only unused codes; used ones are deleted. */
export interface RecoveryCodeTable {
  user_id: string;
  /** sha256 hex; the codes have 80 random bits. */
  code_hash: string;
  made_at: number;
}

export interface PasskeyTable {
  id: string;
  user_id: string;
  /** base64url; chosen by the authenticator. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** As of the last use; 0 for passkeys without a counter. */
  counter: number;
  /** JSON: the ways in which the browser can reach the authenticator. */
  transports: string;
  name: string;
  added_at: number;
  used_at: number | null;
}

export interface IdentityProviderTable {
  id: string;
  preset: ProviderPreset;
  /** Label of the button. */
  name: string;
  issuer: string;
  client_id: string;
  /** Sealed; null for a client without one. */
  client_secret: string | null;
  scopes: string;
  is_enabled: Flag;
  position: number;
  /** Comma-separated. */
  trusted_domains: string;
  second_step: SecondStepRule;
  /** JSON, see domain/accounts/ldap.ts; null for all other kinds. */
  ldap: string | null;
  changed_at: number;
}

/** A login at a provider that is linked to an account. Never looked up by e-mail address. */
export interface IdentityTable {
  id: string;
  user_id: string;
  provider_id: string;
  issuer: string;
  subject: string;
  /** The provider's name for this person when the login was linked. For display only, never compared. */
  label: string;
  added_at: number;
  used_at: number | null;
}

/** Adds people to a group according to a provider's claims about them. */
export interface GroupRuleTable {
  id: string;
  provider_id: string;
  /** The claim's name, or a path with dots. */
  claim: string;
  /** `*` matches any characters. */
  value: string;
  group_id: string;
  role: RuleRole;
  made_at: number;
}

/** Gives access to a person's Zotero libraries. */
export interface ZoteroKeyTable {
  user_id: string;
  /** Sealed; see adapters/seal-ring.ts. */
  secret: string;
  /** The user id at Zotero. */
  zotero_user: number;
  username: string;
  added_at: number;
}

/** A browser in which log-in requires no second factor until `expires_at`. */
export interface TrustedDeviceTable {
  id: string;
  user_id: string;
  /** sha256 hex of the secret in the cookie. */
  token_hash: string;
  client_id: string;
  created_at: number;
  used_at: number | null;
  expires_at: number;
}

/** A service that provisions accounts and groups over SCIM. */
export interface DirectoryTable {
  id: string;
  name: string;
  /** Comma-separated domains; the directory may only manage addresses in these. */
  domains: string;
  /** Whether it may take over existing accounts whose address it sends. */
  adopts: Flag;
  /** Whether people get a mail when it creates an account for them. */
  sends_mail: Flag;
  /** Role of the people it adds to a group. */
  group_role: 'reader' | 'commenter' | 'editor';
  made_at: number;
  last_call_at: number | null;
}

export interface DirectoryTokenTable {
  id: string;
  directory_id: string;
  label: string;
  /** sha256 hex of the token, which is shown only once. */
  token_hash: string;
  made_at: number;
  used_at: number | null;
}

/** A person managed by a directory. Only what differs from the last call changes the account. */
export interface DirectoryPersonTable {
  user_id: string;
  directory_id: string;
  /** Folded; unique per directory among those not removed. */
  user_name_key: string;
  address_key: string;
  name_key: string;
  external_id: string | null;
  active: Flag;
  /** Whether the directory suspended the account: it cannot reactivate one that an administrator suspended. */
  suspended_here: Flag;
  /** JSON: what the directory last sent, a `SaidUser` (domain/provisioning/users.ts). */
  said: string;
  made_at: number;
  changed_at: number;
  /** When the directory removed the person. The account is suspended, and managed again if the person returns. */
  removed_at: number | null;
}

/** A group created by a directory. */
export interface DirectoryGroupTable {
  group_id: string;
  directory_id: string;
  /** The directory's name for the group. */
  display_name: string;
  name_key: string;
  external_id: string | null;
  made_at: number;
  changed_at: number;
  removed_at: number | null;
}

/** A refused call of a directory; the last few are kept. */
export interface DirectoryProblemTable {
  id: string;
  directory_id: string;
  at: number;
  /** Method and path, without the query. */
  call: string;
  message: string;
}
