import type { Proofs } from '../_support/proof.ts';

const SPEC = 'e2e/abuse.spec.ts';
const TEXTS = 'e2e/editor-hostile-text.spec.ts';
const HOSTILE = 'a document full of hostile markup stays text';
const NAMES = 'hostile names of users, files and the server are shown as text';

/** In Chromium: a canary that any script in the content would trigger, and no CSP violations by our own pages. */
export const PAGES: Proofs = {
  'X-01': {
    tests: [
      [SPEC, HOSTILE],
      ['e2e/editor-objects.spec.ts', 'links: Mod-click opens web, mail and workspace files, nothing else'],
    ],
  },
  'X-02': { tests: [[SPEC, HOSTILE]] },
  'X-04': { tests: [[SPEC, HOSTILE]] },
  'X-05': { tests: [[SPEC, HOSTILE]] },
  'X-06': { tests: [[SPEC, NAMES]] },
  'X-07': {
    tests: [
      [SPEC, 'pasted hostile pages become plain Markdown'],
      ['web/src/editor/paste/html-to-markdown.test.ts', 'script'],
    ],
  },
  'X-08': { tests: [[SPEC, NAMES]] },
  'X-10': { tests: [[SPEC, 'messages that echo input are text']] },
  'X-11': { tests: [['server/src/domain/accounts/avatar.test.ts', 'gets its type from its bytes']] },
  'X-12': {
    tests: [
      [SPEC, HOSTILE],
      [SPEC, 'the bundle has no template compiler'],
    ],
  },
  'X-13': { tests: [[SPEC, 'malicious URLs lead nowhere']] },
  'X-14': { tests: [[SPEC, HOSTILE]] },
  'X-16': { tests: [[SPEC, HOSTILE]] },
  'X-17': {
    tests: [
      ['e2e/kept-copies.spec.ts', 'logging out shows what is only on this device, and removes it on request'],
      [
        'e2e/kept-copies.spec.ts',
        'texts leave the device of a removed group member; unsent changes are offered as a copy',
      ],
      ['e2e/offline.spec.ts', 'a document opened before opens again offline and can be edited'],
    ],
  },
  'X-18': {
    tests: [
      [TEXTS, 'absurdly nested texts are shown and can be fixed'],
      ['web/src/editor/hostile-texts.test.ts', 'can be read, rendered, outlined and typed in'],
    ],
  },
  'X-19': {
    tests: [
      [TEXTS, 'when parsing or rendering fails, the source is shown, and nothing is lost'],
      [TEXTS, 'a widget that fails to render says so, and a click shows its source'],
    ],
  },
};
