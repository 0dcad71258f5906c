/** The languages of the interface, each under its own name. docs/languages.md says how to add one. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;
