import { i18n, type Messages } from '@lingui/core';
// The language never changes within a page, so the variant without context suffices; the other has a provider that
// rerenders with every catalogue loaded.
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement, ReactNode } from 'react';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { catalogue, language, locale } from './language.ts';

// The bundle has a compiled catalogue and a stub here (vite.config.ts); tests and the dev server need the compiler.
i18n.setMessagesCompiler(compileMessage);
// Plural rules follow the language of the texts, not the browser's; besides, not every `navigator.language` is a valid
// tag.
i18n.loadAndActivate({ locale: language, ...(locale && { locales: [locale] }), messages: {} });

const SHOWN = { i18n };

type Values = Record<string, unknown>;

/** Texts of one area; see {@link defineTexts}. */
export interface Texts<Key extends string> {
  /** The text as a string. */
  t: (key: Key, values?: Values) => string;
  /** The text with elements in it: `<T k="hint" components={{ b: <b /> }} />` for "a <b>bold</b> word". */
  T: (props: { k: Key; values?: Values; components?: Record<string, ReactElement> }) => ReactNode;
}

/**
 * Declares one area's English texts (ICU messages) and returns the two ways to use them, in the language of the page.
 * Only called in `lib/texts/*.ts`, with a literal object: the build compiles the messages there.
 */
export function defineTexts<const M extends Messages>(area: string, messages: M): Texts<keyof M & string> {
  const shown = Object.entries({ ...messages, ...catalogue[area] });
  i18n.load(language, Object.fromEntries(shown.map(([key, message]) => [`${area}.${key}`, message])));
  return {
    t: (key, values) => i18n._(`${area}.${key}`, values ?? {}),
    T: ({ k, values, components }) => (
      <TransNoContext id={`${area}.${k}`} values={values ?? {}} components={components ?? {}} lingui={SHOWN} />
    ),
  };
}

export { i18n };
