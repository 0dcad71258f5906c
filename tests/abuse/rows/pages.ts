import type { Proofs } from '../_support/proof.ts';

const SPEC = 'e2e/abuse.spec.ts';
const TEXTS = 'e2e/editor-hostile-text.spec.ts';
const HOSTILE = 'a document full of hostile markup stays text';
const NAMES = 'hostile names of people, files and the server are shown as text';

/** In Chromium: a canary that any script in the content would trigger, and no CSP violations by our own pages. */
export const PAGES: Proofs = {
  'X-01': {
    tests: [
      [SPEC, HOSTILE],
      ['e2e/editor-surface.spec.ts', 'links: Mod-click opens web, mail and files'],
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
  'X-10': { tests: [[SPEC, 'messages that repeat what was typed are text']] },
  'X-11': { tests: [['server/src/domain/accounts/avatar.test.ts', 'gets its type from its bytes']] },
  'X-12': {
    tests: [
      [SPEC, HOSTILE],
      [SPEC, 'the bundle holds no compiler of templates'],
    ],
  },
  'X-13': { tests: [[SPEC, 'addresses made to hurt lead nowhere']] },
  'X-14': { tests: [[SPEC, HOSTILE]] },
  'X-16': { tests: [[SPEC, HOSTILE]] },
  'X-17': {
    tests: [
      ['e2e/kept-copies.spec.ts', 'leaves nothing there on request'],
      ['e2e/kept-copies.spec.ts', 'texts leave the device of who was removed from the group'],
      ['e2e/offline.spec.ts', 'a document opened before opens again without a network'],
    ],
  },
  'X-18': {
    tests: [
      [TEXTS, 'texts that lie in each other as deep as nobody writes are shown and can be mended'],
      ['web/src/editor/hostile-texts.test.ts', 'can be read, drawn, outlined and typed in'],
    ],
  },
  'X-19': {
    tests: [
      [TEXTS, 'when reading or drawing fails, the text is shown as it is, and nothing of it is lost'],
      [TEXTS, 'one thing that cannot be drawn says so, and its source is a click away'],
    ],
  },
};
