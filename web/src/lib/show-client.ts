import { t } from './texts/trusted.ts';

const DESCRIPTION = /^(?<browser>.{1,100}) on (?<system>.{1,100})$/u;

/**
 * Translates a stored result of `describeClient` into the page's language. Anything else, such as the name of a script,
 * is returned unchanged.
 */
export function showClient(stored: string): string {
  const { browser, system } = DESCRIPTION.exec(stored)?.groups ?? {};
  if (browser === undefined || system === undefined) return stored;
  return t('client', { browser, system: nameSystem(system) });
}

function nameSystem(system: string): string {
  if (system === 'Android phone') return t('androidPhone');
  if (system === 'Android tablet') return t('androidTablet');
  return system === 'unknown device' ? t('unknownDevice') : system;
}
