import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { sendSetPasswordLink } from '@scriptorium/contract/operations/admin-users.ts';
import { addMember as addGroupMember, setRole } from '@scriptorium/contract/operations/groups.ts';
import { showShares } from '@scriptorium/contract/operations/workspace-authors.ts';
import { labelVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import { publish } from '@scriptorium/contract/operations/publications.ts';
import { add, invite } from '@scriptorium/contract/operations/sharing.ts';
import { listDefaults } from '@scriptorium/contract/operations/export.ts';
import {
  createFolder,
  createTextFile,
  deletePaths,
  list,
  noteOpened,
} from '@scriptorium/contract/operations/workspace.ts';
import { exportFile } from '../../e2e/_support/export.ts';
import { createAccount, createGroup, findWorkspace, loginAdmin, type Account } from '../../tests/_support/accounts.ts';
import { makeLink } from '../../tests/_support/guests.ts';
import { addDirectory } from '../../tests/_support/directory.ts';
import { addProvider } from '../../tests/_support/providers.ts';
import { startOpenIdProvider } from '../../tests/_support/openid-provider.ts';
import { type Mailbox, startMailbox } from '../../tests/_support/smtp.ts';
import { COMMENTS, editWord, trackWords, wordRun } from '../../tests/_support/word-file.ts';
import { runSql } from '../../tests/_support/run-sql.ts';
import { ROOT, startServer, type RunningServer } from '../../tests/_support/start-server.ts';
import { Reviewer } from '../../tests/review/reviewer.ts';
import { awaitToken } from '../../tests/accounts/await-mail.ts';
import { seedDemo } from '../seed-demo.ts';

/** A server with enough content for every screen, and a newcomer who has nothing yet. */
export interface World extends AsyncDisposable {
  server: RunningServer;
  people: { ada: Account; ben: Account; newcomer: Account; commenter: Account; admin: Account };
  /** Workspace of the group that owns the paper. */
  group: string;
  /** Ada's own workspace, with the folder “Joint paper”. */
  home: string;
  /** “Joint paper” as shared with the commenter. */
  joint: string;
  /** Workspace of a group without files. */
  empty: string;
  /** Workspace of a group with “forests.md”, which came back from Word. */
  notes: string;
  /** “forests.md” as Word wrote it after one more change. */
  word: Buffer;
  /** An export profile. */
  profile: string;
  /** Secrets of links to “Joint paper”: one for guests, one with a password, one to the text without its folder. */
  links: { open: string; locked: string; alone: string };
  /** Token from the e-mail that invites a stranger to “Joint paper”. */
  invitation: string;
  /** Token from the e-mail with which the newcomer can set a password. */
  password: string;
}

const INVITED = 'theodora.von.hohenzollern@institute-of-oceanography.example';
const KELP = `---
title: Kelp forests of the northern coast, and what became of them
author:
  - Ada Lovelace
  - Benjamin Featherstonehaugh-Cholmondeley
abstract: Where they grow, how deep, and why they end where they do. We looked at forty sites.
bibliography: references.bib
---

# Introduction

As @fig:depth shows, light decides [@lovelace1843].[^1] ${'The forests end where less than one per cent of the light of the surface arrives. '.repeat(6)}

![Depth of the lowest plants](depth.svg){#fig:depth}

## Model

$$
I(z) = I_0 e^{-kz} + \\sum_{n=0}^{\\infty} \\frac{f^{(n)}(a)}{n!}(x-a)^n
$$ {#eq:light}

| Site | Depth (m) | Light (%) | Temperature (°C) | Salinity |
|:-----|------:|------:|------:|------:|
| Alderney | 12 | 0.9 | 12.1 | 35 |
| Bressay | 9 | 1.1 | 10.4 | 34 |

: What was measured. {#tbl:sites}

> A quotation that somebody said.

- one
- two

\`\`\`python
for site in sites: print(site.depth, site.light)
\`\`\`

# References

[^1]: It does.
`;
const FORESTS = `# Forests

We measured *4.2 degrees* in the northern plots during the whole of summer.

The southern plots were dry, and nothing grew there for most of the year.
`;
/** Depths at four sites, drawn downwards from the surface. Smaller images get no caption. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="440" height="240" viewBox="0 0 440 240" font-family="sans-serif" font-size="13" fill="#1f2328">
<rect width="440" height="240" fill="#fff"/><path d="M40 40H420" stroke="#656d76"/>
${[12, 9, 15, 6].map((metres, at) => `<rect x="${70 + at * 90}" y="40" width="44" height="${metres * 10}" fill="#2f4b8f"/><text x="${92 + at * 90}" y="30" text-anchor="middle">${'ABCD'[at]}</text><text x="${92 + at * 90}" y="${58 + metres * 10}" text-anchor="middle">${metres} m</text>`).join('')}
</svg>`;
const BIB = `@book{lovelace1843,
  author = {Lovelace, Ada},
  title = {Notes on the {Analytical Engine}},
  publisher = {Taylor},
  year = {1843}
}

@article{knuth1984,
  author = {Knuth, Donald E.},
  title = {Literate Programming},
  journal = {The Computer Journal},
  year = {1984},
  doi = {10.1093/comjnl/27.2.97}
}

@article{knuthB,
  author = {Knuth, D.},
  title = {Literate programming},
  year = {1984},
  doi = {10.1093/comjnl/27.2.97}
}

@misc{nobody, title = {Without an author}}

@inproceedings{noether1918,
  author = {Noether, Emmy},
  title = {Invariante Variationsprobleme},
  booktitle = {Nachrichten der Gesellschaft der Wissenschaften zu Göttingen},
  pages = {235--257},
  year = {1918}
}

@phdthesis{payne1925,
  author = {Payne, Cecilia H.},
  title = {Stellar Atmospheres: A Contribution to the Observational Study of High Temperature},
  school = {Radcliffe College},
  year = {1925}
}

@article{shannon1948,
  author = {Shannon, Claude E.},
  title = {A Mathematical Theory of Communication},
  journal = {Bell System Technical Journal},
  volume = {27},
  pages = {379--423},
  year = {1948}
}

@incollection{tansley1935,
  author = {Tansley, Arthur G. and Chipp, Thomas F.},
  title = {The Use and Abuse of Vegetational Terms},
  booktitle = {Readings in Ecology},
  publisher = {Harper},
  year = {1935}
}

@online{carbon2026,
  author = {{International Ocean Observatory}},
  title = {Surface light along the northern coasts},
  url = {https://example.org/light},
  year = {2026}
}

@techreport{steneck2002,
  author = {Steneck, Robert S. and Graham, Michael H. and Bourque, Bruce J.},
  title = {Kelp forest ecosystems: biodiversity, stability, resilience and future},
  institution = {University of Maine},
  year = {2002}
}
`;

export async function makeWorld(): Promise<World> {
  const mailbox = await startMailbox();
  const university = await startOpenIdProvider();
  const server = await startServer({ env: { SMTP_URL: mailbox.url, PRIVATE_PROVIDERS: university.issuer } });
  const dispose = async (): Promise<void> => {
    await server.dispose();
    await Promise.all([mailbox.close(), university.close()]);
  };
  try {
    return { server, ...(await fill(server, university, mailbox)), [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function fill(
  server: RunningServer,
  university: Awaited<ReturnType<typeof startOpenIdProvider>>,
  mailbox: Mailbox,
) {
  // Links in e-mails and warnings to administrators need a configured address.
  await server.stop();
  await server.start({ PUBLIC_URL: server.url });
  const admin = await loginAdmin(server);
  await admin.client.call(updateSetting, { key: 'registration_open', value: '1' });
  // In this order, no two people of a group have the same colour.
  const newcomer = await createAccount(server, 'Newcomer');
  await admin.client.call(sendSetPasswordLink, { email: newcomer.email });
  const commenter = await createAccount(server, 'Cecilia');
  const mei = await createAccount(server, 'Mei Tanaka');
  const demo = await seedDemo(server.url);
  const [ada, ben] = demo.accounts;
  const group = demo.paper.split('/')[2] ?? '';
  await addFiles(ada, group);
  await ada.client.call(addGroupMember, { uuid: group, user: mei.email });
  await addHistory(server, { ada, ben, mei }, group);
  await addReview(ada, ben, mei, group);
  await exportFile(ada, group, 'paper.md', 'PDF');
  const empty = await createGroup('Kelp Survey', ada, ben, commenter);
  await ada.client.call(setRole, { uuid: empty, user: commenter.email, role: 'commenter' });
  const home = await findWorkspace(ada);
  const links = await addShared(ada, ben, commenter, home);
  const notes = await createGroup('Field notes', ada, ben);
  const word = await comeBackFromWord(ada, notes);
  for (const [uuid, itemPath] of [
    [home, 'Joint paper/kelp.md'],
    [group, 'response-to-reviewers.md'],
    [group, 'paper.md'],
  ] as const)
    await ada.client.call(noteOpened, { uuid, itemPath });
  university.register(`${server.url}/sign-in`);
  await addProvider(admin.client, university, { name: 'University', trustedDomains: 'university.edu' });
  await addProvider(admin.client, university, { name: 'ORCID', preset: 'orcid', isEnabled: false });
  await addDirectory(server, admin.client, { name: 'Institute’s directory', domains: 'university.edu' });
  const { workspaces } = await commenter.client.call(list, {});
  const { defaultsFiles } = await admin.client.call(listDefaults, {});
  return {
    people: { ada, ben, newcomer, commenter, admin },
    group,
    home,
    joint: workspaces.find(({ shared }) => shared !== undefined && shared !== null)?.uuid ?? '',
    empty,
    profile: defaultsFiles[0]?.uuid ?? '',
    links,
    password: await findToken(mailbox, newcomer.email, '/reset-password'),
    invitation: await findToken(mailbox, INVITED, '/invitation'),
    notes,
    word,
  };
}

async function addFiles(ada: Account, group: string): Promise<void> {
  const rows = Array.from({ length: 40 }, (_, at) => `S${at + 1},${(at * 0.37).toFixed(2)},${20 + (at % 7)}`);
  const files = {
    'measurements.csv': `subject,force,age\n${rows.join('\n')}\n`,
    'settings.yaml': 'rate: 1000\nfilter: [2, 4]\n  order: wrong\n',
    'response-to-reviewers.md':
      '# Response to reviewers\n\n- [x] Explain the kernels\n- [ ] Compare with @nobody2020\n\n![Missing](figures/absent.png)\n\n$$\nE = mc^2^3\n$$\n',
    'thrown-away.md': 'Thrown away.\n',
  };
  for (const [name, content] of Object.entries(files))
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name, content });
  await ada.client.call(createFolder, { uuid: group, parentItem: '', name: 'figures' });
  await ada.client.upload(group, 'figures', [{ name: 'drawing.svg', content: DRAWING }]);
  await ada.client.call(deletePaths, { uuid: group, itemPaths: ['thrown-away.md'] });
}

/** Earlier edits to the paper: how many days ago, by whom, after which words, and the text inserted. */
const WRITTEN: readonly { days: number; edits: readonly ['ada' | 'ben' | 'mei', string, string][]; label?: string }[] =
  [
    {
      days: 12,
      edits: [
        [
          'ben',
          'alignment of multiple 1D observations.',
          ' What counts as optimal is left to those who know the task.',
        ],
        ['ben', 'movement sciences.', ' No programming is needed.'],
      ],
    },
    {
      days: 9,
      edits: [
        [
          'mei',
          'Gaussian warping kernels.',
          ' Their width, height and skew are set with the mouse, and every warp can be undone.',
        ],
        ['ada', 'a comparative baseline.', ' Its landmarks are kept with the data.'],
        ['mei', 'registration performance.', ' A wrong warp is seen at once.'],
      ],
      label: 'Submitted to the journal',
    },
    { days: 5, edits: [['ada', 'Python scripting and', ' (for those who prefer to click)']] },
    {
      days: 2,
      edits: [
        ['mei', 'with a template 1D observation.', ' The template may be one observation, or the mean of many.'],
        ['ben', 'project repository](https://github.com/0todd0000/mwarp1d).', ' Questions are answered there, too.'],
      ],
    },
  ];

/** Types word by word, as people do, then dates the log back. */
async function addHistory(server: RunningServer, people: Record<'ada' | 'ben' | 'mei', Account>, uuid: string) {
  const document = { workspace: uuid, path: 'paper.md' };
  const { ada, ben, mei } = people;
  const writers = {
    ada: await Reviewer.open(ada, document),
    ben: await Reviewer.open(ben, document),
    mei: await Reviewer.open(mei, document),
  };
  const [found] = await runSql(server, "select id from item where name = 'paper.md'");
  const id = `'${String(found?.['id'])}'`;
  let version = 0;
  for (const { days, edits, label } of WRITTEN) {
    const before = version;
    for (const [name, behind, words] of edits) {
      const writer = writers[name];
      await writer.pull(version);
      let at = writer.text.toString().indexOf(behind) + behind.length;
      for (const word of words.match(/ \S+/gu) ?? []) {
        await writer.type(at, at, word);
        at += word.length;
      }
      ({ version } = writer);
    }
    const then = Date.now() - days * 86_400_000;
    await runSql(
      server,
      `update document_update set started_at = ${then} + from_version * 20000, ended_at = ${then} + to_version * 20000
       where from_version >= ${before} and to_version <= ${version} and document_id = ${id}`,
    );
    if (label !== undefined)
      await ada.client.call(labelVersion, { uuid, itemPath: 'paper.md', version, name: label, note: '' });
  }
  await runSql(server, `update item set created_at = ${Date.now() - 14 * 86_400_000} where id = ${id}`);
  for (const writer of Object.values(writers)) writer.close();
  await ada.client.call(showShares, { uuid, shown: true });
}

/** Adds text, comments, a reply and suggestions by several people to the paper, over the socket as browsers do. */
async function addReview(ada: Account, ben: Account, mei: Account, group: string): Promise<void> {
  const document = { workspace: group, path: 'paper.md' };
  const [one, two] = [await Reviewer.open(ada, document), await Reviewer.open(ben, document)];
  const three = await Reviewer.open(mei, document);
  const find = (words: string): [number, number] => {
    const from = one.text.toString().indexOf(words);
    if (from < 0) throw new Error(`The sample paper has no “${words}”.`);
    return [from, from + words.length];
  };
  const thread = await one.comment(...find('unequally spaced'), 'Is this true for **every** warp, $w(t)=t$ too?');
  await two.pull(one.version);
  await two.act({ type: 'reply', thread, message: randomUUID(), body: 'Not for the identity.', mentions: [] });
  await two.comment(...find('no manual techniques exist'), 'Has anybody looked since 2019?');
  await two.suggest(...find('a variety of'), 'many');
  await two.suggest(...find('While simple, '), '');
  await one.pull(two.version);
  await one.type(...find('more than 20 years ago'), 'in the 1990s');
  const after = (words: string): [number, number] => [find(words)[1], find(words)[1]];
  await two.pull(one.version);
  await two.type(
    ...after('unequally spaced.'),
    ' In gait analysis, for example, no two people walk at the same speed.',
  );
  await one.pull(two.version);
  await three.pull(two.version);
  await three.type(...find('requires manual interaction'), 'needs somebody to look at every curve');
  one.close();
  two.close();
  three.close();
}

/**
 * Brings back a file changed in Word, with tracked and untracked changes and a comment; returns the next file to bring
 * back.
 */
async function comeBackFromWord(ada: Account, uuid: string): Promise<Buffer> {
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'forests.md', content: FORESTS });
  const exported = Buffer.from(await exportFile(ada, uuid, 'forests.md', 'Word'));
  const first = await editWord(
    exported,
    (xml) =>
      trackWords(trackWords(xml, 'the whole of', 'all'), 'nothing', 'only grass').replace(
        'most of the year',
        `most of</w:t></w:r><w:commentRangeStart w:id="70"/>${wordRun(' the year')}<w:commentRangeEnd w:id="70"/><w:r><w:t>`,
      ),
    COMMENTS,
  );
  const form = new FormData();
  for (const [name, value] of Object.entries({ uuid, itemPath: 'forests.md', apply: 'true' })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(first)]), 'forests.docx');
  const { status } = await ada.client.postRaw('/api/workspace/bring-back-word', form);
  if (status !== 200) throw new Error(`The file did not come back from Word: ${status}.`);
  return editWord(exported, (xml) =>
    trackWords(
      trackWords(xml, 'dry', 'parched'),
      'grew there for most of the year',
      'grew there before the first rain of autumn',
    ).replace('Forests</w:t>', 'Forests of 2026</w:t>'),
  );
}

/** E-mails take a while on a busy machine. */
async function findToken(mailbox: Mailbox, to: string, path: string): Promise<string> {
  const isHere = (): boolean => mailbox.mails.some((mail) => mail.to.includes(to) && mail.text.includes(path));
  for (let tries = 0; tries < 600 && !isHere(); tries += 1) await setTimeout(200);
  return awaitToken(mailbox, to, path);
}

async function addShared(ada: Account, ben: Account, commenter: Account, home: string): Promise<World['links']> {
  await ada.client.call(createFolder, { uuid: home, parentItem: '', name: 'Joint paper' });
  await ada.client.call(createTextFile, { uuid: home, parentItem: 'Joint paper', name: 'kelp.md', content: KELP });
  await ada.client.upload(home, 'Joint paper', [
    { name: 'depth.svg', content: DRAWING },
    { name: 'references.bib', content: BIB },
    { name: 'figure.png', content: new Uint8Array(readFileSync(join(ROOT, 'examples/mwarp1d/figure.png'))) },
  ]);
  const folder = { uuid: home, itemPath: 'Joint paper' };
  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  await ada.client.call(add, { ...folder, user: ben.email, role: 'editor' });
  await ada.client.call(add, { ...folder, user: commenter.email, role: 'commenter', expiresAt: inDays(20) });
  await ada.client.call(invite, {
    ...folder,
    email: INVITED,
    role: 'editor',
  });
  const password = 'referees of spring';
  const locked = await makeLink(ada, folder, { label: 'Referees', role: 'commenter', password, expiresAt: inDays(9) });
  const open = await makeLink(ada, folder, { label: '', role: 'editor' });
  const paper = { uuid: home, itemPath: 'Joint paper/kelp.md' };
  await ada.client.call(publish, { ...paper, follows: true, indexed: false, offersPdf: true, name: 'kelp-forests' });
  const alone = await makeLink(ada, paper, { label: '', role: 'commenter' });
  return { open: open.token, locked: locked.token, alone: alone.token };
}
