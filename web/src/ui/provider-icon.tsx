import type { ShownProvider } from '@scriptorium/contract/shapes.ts';
import {
  IconAddressBook,
  IconBrandGithub,
  IconBrandGoogle,
  IconId,
  IconShieldLock,
  IconSchool,
} from '@tabler/icons-react';

const ICONS = {
  generic: IconSchool,
  keycloak: IconShieldLock,
  orcid: IconId,
  github: IconBrandGithub,
  google: IconBrandGoogle,
  ldap: IconAddressBook,
} as const;

/** A generic icon beside the name, not the provider's logo. */
export function ProviderIcon({ preset, size = 20 }: { preset: ShownProvider['preset']; size?: number }) {
  const Icon = ICONS[preset];
  return <Icon size={size} aria-hidden />;
}
