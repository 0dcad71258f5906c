import { expect } from 'vitest';
import { mustPost } from '../../_support/accounts.ts';
import type { Proofs } from '../_support/proof.ts';
import { announceJson } from '../_support/raw.ts';
import { expectRefused } from '../_support/stage.ts';
import { inject } from '../../faults/_support/inject.ts';
import { findConverter } from '../_support/find-converter.ts';

const QUEUE = 'tests/export/queue.test.ts';
const SAFETY = 'tests/export/safety.test.ts';
const SHARE = 'tests/export/share.test.ts';
const DEFAULTS = 'server/src/domain/exports/defaults-file.test.ts';
const LEAKS = 'nothing of the machine or the network gets into a result';

export const EXPORTS: Proofs = {
  'E-40': {
    tests: [
      ['tests/export/proof.test.ts', 'is for those who may export, with a profile for PDF, thirty times a minute'],
      ['tests/export/proof.test.ts', 'has the places of its blocks, and leaves no file, job or bytes behind'],
      ['server/src/pipeline/newest-turns.test.ts', 'only the newest is processed, and a running one is completed'],
    ],
  },
  'E-01': { tests: [[QUEUE, 'while exports are disabled']] },
  'E-02': {
    tests: [
      [QUEUE, 'an invalid export is rejected and queues nothing'],
      [QUEUE, 'an unknown profile, a foreign workspace, a foreign job'],
    ],
  },
  'E-04': {
    tests: [['contract/src/rules/output-filename.test.ts', '%j with %s becomes %j']],
    check: async ({ ada }) => {
      const { defaultsFiles } = (await mustPost(ada.client, '/api/export/list-defaults', {})) as {
        defaultsFiles: { uuid: string }[];
      };
      const profileUuid = defaultsFiles[0]?.uuid;
      for (const inputFilename of [
        '../../x.md',
        '/abs.md',
        'a/b.md',
        'C:\\x.md',
        '.',
        '.md',
        '..',
        'x'.repeat(300),
        '\u202ex.md',
      ]) {
        const answer = await ada.client.post('/api/export/compute-output-filename', { profileUuid, inputFilename });
        expect([200, 422]).toContain(answer.status);
        if (answer.status !== 200) continue;
        const { filename } = answer.body as { filename: string };
        expect(filename).not.toMatch(/[/\\\u202e]|^\.\.?$/u);
        expect(Buffer.byteLength(filename)).toBeLessThanOrEqual(255);
      }
      for (const inputFilename of ['a\u0000.md', '\ud800.md', 7, null])
        expectRefused(
          await ada.client.post('/api/export/compute-output-filename', { profileUuid, inputFilename }),
          422,
        );
    },
  },
  'E-05': {
    tests: [
      [DEFAULTS, 'what would reach out of an export is refused with its line'],
      [QUEUE, 'with unsafe content is rejected with the line, and kept while in use'],
    ],
  },
  'E-06': { tests: [[DEFAULTS, 'what would reach out of an export is refused with its line']] },
  'E-07': {
    tests: [
      [DEFAULTS, "['template: ${HOME}/x']"],
      [SAFETY, 'has an empty environment and only its three streams'],
    ],
  },
  'E-08': {
    tests: [[DEFAULTS, 'YAML that is made to hurt is refused']],
    check: async ({ admin, unchanged }) => {
      const bomb = `a: &a [x,x]\n${Array.from({ length: 30 }, (_, i) => `k${i}: &k${i} [*${i === 0 ? 'a' : `k${i - 1}`},*${i === 0 ? 'a' : `k${i - 1}`}]`).join('\n')}\n`;
      await unchanged(async () => {
        for (const content of [
          bomb,
          'to: !!js/function "x"',
          'to: html5\nto: pdf',
          '__proto__: {to: pdf}',
          'to:\n\thtml5',
        ]) {
          const answer = await admin.client.post('/api/export/create-defaults', { name: 'Bomb', content });
          expectRefused(answer, 422);
        }
        expect(await announceJson(admin.client, '/api/export/create-defaults', 5_000_000)).toBe(413);
      });
    },
  },
  'E-10': {
    tests: [
      [SAFETY, LEAKS],
      [SAFETY, "'absolute image'"],
      [SAFETY, "'file address'"],
    ],
  },
  'E-11': {
    tests: [
      [SAFETY, LEAKS],
      [SAFETY, "'remote image and frame'"],
    ],
  },
  'E-12': {
    tests: [
      [SAFETY, "'climbing image'"],
      [SAFETY, 'reads workspace files outside the folder, but none that were not passed to it'],
    ],
  },
  'E-13': {
    heavy: true,
    check: async (stage) => {
      const { ada, home, server } = stage;
      const { defaultsFiles } = (await mustPost(ada.client, '/api/export/list-defaults', {})) as {
        defaultsFiles: { uuid: string; name: string }[];
      };
      const content =
        '---\nbibliography: /etc/passwd\ncss: http://127.0.0.1:9/x.css\n---\n\n![](/etc/passwd) ![](http://127.0.0.1:9/x.png) ' +
        '![](file:///proc/self/environ)\n\n`#read("/etc/passwd")`{=typst}\n';
      await mustPost(ada.client, '/api/workspace/create-text-file', {
        uuid: home,
        parentItem: '',
        name: 'watched.md',
        content,
      });
      const run = async (name: string): Promise<void> => {
        const profileUuid = defaultsFiles.find((profile) => profile.name === name)?.uuid;
        await mustPost(ada.client, '/api/export/schedule', { uuid: home, profileUuid, files: ['watched.md'] });
        await expect
          .poll(async () => JSON.stringify(await mustPost(ada.client, '/api/export/list-jobs', {})))
          .not.toMatch(/"state":"(queued|running)"/u);
      };
      // The first starts the process that the others use.
      await run('HTML');
      const pid = findConverter(server.pid());
      const watch = await inject(pid, 'connect,bind,sendto,openat,open,execve:delay_enter=0');
      for (const name of ['HTML', 'PDF', 'Word']) await run(name);
      await watch.end();
      const calls = watch.trace().split('\n');
      expect(calls.filter((line) => /(connect|bind|sendto|execve)\(/u.test(line))).toEqual([]);
      const opened = calls.flatMap((line) => /open(?:at)?\([^"]*"([^"]+)"/u.exec(line)?.[1] ?? []);
      // Its own code, /proc and its folder; Typst also looks for system fonts.
      expect(opened.length).toBeGreaterThan(0);
      const own = /node_modules\/|\/server\/src\/adapters\/|^\/(proc|sys)\/|scriptorium-convert-/u;
      const fonts =
        /^\/etc\/(fonts\/|localtime$)|^\/usr\/(local\/)?share\/(fonts|poppler)|^\/\.(fonts|local\/share\/fonts)/u;
      const strange = opened.filter((path) => !own.test(path) && !fonts.test(path));
      expect(strange).toEqual([]);
    },
    tests: [
      [SAFETY, LEAKS],
      [SAFETY, 'has an empty environment and only its three streams'],
    ],
  },
  'E-14': {
    tests: [
      [SAFETY, "'raw latex'"],
      [SAFETY, "'raw typst'"],
      [SAFETY, "loads no packages, neither from the network nor from the server's home folder"],
    ],
  },
  'E-16': {
    tests: [
      [SAFETY, "'front matter'"],
      ['tests/core/files.test.ts', 'never sniffed, never with scripts'],
    ],
  },
  'E-17': { tests: [[SAFETY, "'rmarkdown’s options'"]] },
  'E-18': { tests: [['tests/export/attachments.test.ts', 'kinds, names and sizes are validated, all or none']] },
  'E-19': { tests: [[QUEUE, "gets a number if its name is taken by someone else's file"]] },
  'E-20': { tests: [[SAFETY, 'a malicious document hits a limit, and the next one succeeds']] },
  'E-22': { tests: [[QUEUE, 'takes five per user, serves others in turn, and drops cancelled ones']] },
  'E-23': {
    tests: [
      [QUEUE, 'an unknown profile, a foreign workspace, a foreign job'],
      [SAFETY, 'a cancelled conversion ends at once and leaves no process'],
    ],
    check: async ({ ada, eve }) => {
      for (const jobId of ['seven', 7, null, {}, [], '00000000-0000-4000-8000-000000000000', "' or 1=1--"])
        for (const { client } of [ada, eve])
          expectRefused(await client.post('/api/export/cancel-job', { jobId }), 404, 422);
    },
  },
  'E-24': {
    tests: [
      [
        'tests/faults/campaign/work.test.ts',
        'F-03 a converter that always dies ends its job with a notification and no file, and the queue moves on',
      ],
      [QUEUE, 'a server killed mid-conversion resumes the job at startup'],
      [SAFETY, 'a malicious document hits a limit, and the next one succeeds'],
    ],
  },
  'E-25': { tests: [[QUEUE, 'Queued exports use the profile as it was when they were scheduled.']] },
  'E-26': { tests: [[QUEUE, 'drops the export of a user who lost access']] },
  'E-28': {
    tests: [
      ['e2e/abuse.spec.ts', 'no file of a user runs a script'],
      ['e2e/abuse.spec.ts', 'an exported page runs nothing and asks nobody, also where it is opened from a disk'],
    ],
  },
  'E-29': {
    reason: 'Several nodes: waits for the issue that brings them; jobs already run under a lease with a number.',
  },
  'E-30': { tests: [[SAFETY, 'has an empty environment and only its three streams']] },
  'E-31': {
    tests: [
      [SAFETY, 'is left out with a message, whatever its name (%s)'],
      ['server/src/domain/exports/citation-style.test.ts', 'is found out at once, however it is written'],
      ['web/src/editor/citations/engine.test.ts', 'does not begin with a style that would not end'],
    ],
  },
  'E-32': {
    tests: [
      [SHARE, 'with two converters nobody gets both'],
      [SHARE, 'a single converter goes to whoever has used it less, and the others continue later'],
    ],
  },
  'E-33': { tests: [[SAFETY, 'folder and file names that pandoc reserves or misinterprets']] },
  'E-34': { tests: [[SHARE, 'a suspended user has no exports, neither queued nor running']] },
  'E-36': {
    tests: [
      [SAFETY, 'a drawing with %s costs neither the machine nor others'],
      ['tests/export/pdf-figures.test.ts', 'that %s costs neither the export nor its server'],
    ],
  },
  'E-37': { tests: [[QUEUE, 'into a folder that %s is refused or fails with a sentence']] },
  'E-38': { tests: [[SHARE, "only one of an administrator's trials runs at a time, and a flood of them is refused"]] },
  'E-35': { tests: [[QUEUE, 'a file selected twice is included once']] },
};
