/** The languages of the interface, each under its own name. To add one, see docs/languages.md. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;
