import { LANGUAGES, type Language } from '@scriptorium/contract/rules/languages.ts';
import { describe, expect, it } from 'vitest';
import type { FactorChange } from '../../events.ts';
import { REASONS } from '../../review/news.ts';
import { textsOf } from './all.ts';

const CHANGES: readonly FactorChange[] = [
  'totp-added',
  'totp-replaced',
  'totp-removed',
  'codes-renewed',
  'code-used',
  'passkey-added',
  'passkey-removed',
  'identity-added',
  'identity-removed',
  'reset',
];

/** Every text of a language by name, with placeholders that are easily recognised. */
function writeAll(language: Language): Map<string, string> {
  const all = textsOf(language);
  const { review, foot } = all;
  const { why, ...links } = foot;
  const texts = new Map<string, string>(Object.entries(links));
  const add = (
    name: string,
    { subject, lines, action = '' }: { subject: string; lines: readonly string[]; action?: string },
  ) => {
    texts.set(`${name}, subject`, subject);
    lines.forEach((line, at) => texts.set(`${name}, line ${at + 1}`, line));
    if (action !== '') texts.set(`${name}, action`, action);
  };
  const app = 'APP';
  for (const [reason, say] of Object.entries(why)) texts.set(`why ${reason}`, say(app));
  texts.set('hello', all.hello('NAME'));
  texts.set('hello, nobody', all.hello(''));
  add('verifyEmail', all.verifyEmail(app));
  add('finishSignUp', all.finishSignUp(app));
  add('emailInUse', all.emailInUse(app));
  add('resetPassword', all.resetPassword(app));
  add('setPassword', all.setPassword(app));
  add('passwordChanged', all.passwordChanged(app));
  add('emailChanged', all.emailChanged(app, 'EMAIL'));
  for (const change of CHANGES) {
    for (const codesLeft of [1, 7]) {
      const words = all.signInChanged(app, change, { codesLeft, provider: 'PROVIDER' });
      add(`signInChanged ${change} ${codesLeft}`, words);
    }
  }
  add('signUpCode', all.signUpCode(app, 'PROVIDER', 30));
  add('linkFromInside', all.linkFromInside(app, 'PROVIDER'));
  for (const what of ['verification', 'approval'] as const) add(`waiting ${what}`, all.waiting(what));
  add('approved', all.approved(app));
  add('test', all.test(app));
  add('addedToGroup', all.addedToGroup(app, { by: 'BY', group: 'GROUP' }));
  for (const what of ['item', 'own-workspace', 'workspace'] as const)
    add(`shared ${what}`, all.shared(app, { by: 'BY', byShort: 'SHORT', name: 'FILE', nameShort: 'CUT', what }));
  for (const isWhole of [true, false])
    add(`asked ${isWhole}`, all.asked(app, { by: 'BY', byShort: 'SHORT', name: 'FILE', nameShort: 'CUT', isWhole }));
  for (const kind of ['group', 'workspace', 'folder', 'file'] as const) {
    for (const role of ['reader', 'commenter', 'editor'] as const) {
      for (const byShort of ['SHORT', null])
        add(
          `invitation ${kind} ${role} ${byShort}`,
          all.invitation(app, { by: 'BY', byShort, kind, name: 'FILE', role }),
        );
    }
  }
  for (const isDone of [true, false]) add(`export ${isDone}`, all.exportFinished(app, { file: 'FILE', isDone }));
  for (const reason of REASONS) {
    for (const isAccepted of [true, false])
      texts.set(
        `did ${reason} ${isAccepted}`,
        review.did({ reason, isAccepted, byName: 'NAME', documentName: 'FILE' }),
      );
  }
  for (const isQuoted of [true, false]) texts.set(`end ${isQuoted}`, review.end('SENTENCE', isQuoted));
  texts.set('document', review.document('FILE'));
  texts.set('documents', review.documents(7));
  texts.set('mentionedTimes', review.mentionedTimes(7, 'FILE'));
  texts.set('several', review.several(7, 'FILE'));
  for (const isSuggestion of [true, false]) texts.set(`open ${isSuggestion}`, review.open(isSuggestion));
  for (const count of [1, 7]) texts.set(`more ${count}`, review.more(count, app));
  return texts;
}

const english = writeAll('en');
/** Numbers may be written out, and a subject may name the server or not. */
const filled = (text: string): string[] => [...new Set(text.match(/\b[A-Z]{2,}\b|\d{2,}/gu))].toSorted();

describe.each((Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en'))(
  'mails in %s',
  (language) => {
    const texts = writeAll(language);

    it('have every text, filled with the same values', () => {
      expect([...texts.keys()]).toEqual([...english.keys()]);
      for (const [name, text] of texts)
        expect({ [name]: filled(text) }).toEqual({ [name]: filled(english.get(name) ?? '') });
    });

    it('contain no English', () => {
      const same = [...texts].filter(([name, text]) => text === english.get(name) && /\p{Ll}{2}/u.test(text));
      expect(same.filter(([, text]) => text !== '7 documents')).toEqual([]);
    });

    it('use the typography of the language', () => {
      const wrong = language === 'de' ? /["']|”| $/u : /["'“”„]| [:;!?»]|« | $/u;
      expect([...texts].filter(([, text]) => wrong.test(text))).toEqual([]);
    });
  },
);

it.each(['en', 'fr'] as const)(
  'after “Hello Ada,” a sentence in %s begins with a capital, unlike in German',
  (language) => {
    const lower = [...writeAll(language)].filter(([name, text]) => name.endsWith(', line 1') && /^\p{Ll}/u.test(text));
    expect(lower).toEqual([]);
  },
);
