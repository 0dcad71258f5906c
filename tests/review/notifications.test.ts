import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { EffectJson } from '@scriptorium/contract/live/messages.ts';
import { counts, findThread, listPeople, markSeen, readWatch, watch } from '@scriptorium/contract/operations/review.ts';
import { add as share, remove as endSharing } from '@scriptorium/contract/operations/sharing.ts';
import * as groups from '@scriptorium/contract/operations/groups.ts';
import { recentFiles } from '@scriptorium/contract/operations/desk.ts';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import { deleteAccount, getData, setData } from '@scriptorium/contract/operations/user.ts';
import type { Preferences } from '@scriptorium/contract/operations/user.ts';
import { writeMention } from '@scriptorium/contract/review/mentions.ts';
import { purgeItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import {
  createFolder,
  createTextFile,
  deletePath,
  noteOpened,
  renameItem,
  stat,
} from '@scriptorium/contract/operations/workspace.ts';
import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../server/src/db/engine/postgres.ts';
import { openSqlite } from '../../server/src/db/engine/sqlite.ts';
import { kyselyOnSqlite } from '../../server/src/db/engine/sqlite-driver.ts';
import { countOpenThreads, countOpenThreadsOf } from '../../server/src/db/texts/review-threads.ts';
import { type Account, createAccount, createGroup, runCli } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { FULL } from '../_support/full.ts';
import { runSql } from '../_support/run-sql.ts';
import { type Mailbox, type ReceivedMail, startMailbox } from '../_support/smtp.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { Reviewer } from './reviewer.ts';

const TEXT = 'The quick brown fox jumps over the lazy dog.';
const MINUTE = 60_000;
const ON_POSTGRES = process.env['DB'] === 'postgres';

let mailbox: Mailbox;
let server: RunningServer;
let ada: Account;
let ben: Account;
let uuid: string;
let documents = 0;
const ids = new Map<Account, string>();

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ env: { SMTP_URL: mailbox.url } });
  ada = await newAccount('Ada');
  ben = await newAccount('Ben');
  uuid = await createGroup('Paper', ada, ben);
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'poke.md' });
});
afterAll(async () => {
  await server?.dispose();
  await mailbox?.close();
});

/** Of the URLs in e-mails. */
const origin = (): string => server.env['PUBLIC_URL'] ?? `http://localhost:${server.port}`;

async function newAccount(name: string): Promise<Account> {
  const account = await createAccount(server, name);
  ids.set(account, (await account.client.call(getData, {})).user.uuid);
  return account;
}
const idOf = (account: Account): string => ids.get(account) ?? '';
const mention = (account: Account, name: string): string => writeMention(idOf(account), name);

async function newDocument(): Promise<{ path: string; id: string; writer: Reviewer }> {
  documents += 1;
  const path = `told-${documents}.md`;
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: path });
  const writer = await Reviewer.open(ada, { workspace: uuid, path });
  await writer.type(0, 0, TEXT);
  const [row] = await runSql(server, `select id from item where name = '${path}'`);
  return { path, id: String(row?.['id']), writer };
}

async function prefer(account: Account, preferences: Partial<Preferences>): Promise<void> {
  const { user } = await account.client.call(getData, {});
  await account.client.call(setData, { displayName: user.displayName, preferences });
}

const count = async (sql: string): Promise<number> =>
  Number((await runSql(server, `select count(*) as n from ${sql}`))[0]?.['n']);
const settled = () => expect.poll(() => count('review_news'), { timeout: 15_000 }).toBe(0);
const lines = async (account: Account, path: string) =>
  (await account.client.call(getNotifications, {})).notifications.filter(({ message }) => message.includes(path));
const mailsTo = (account: Account, kind = 'review'): ReceivedMail[] =>
  mailbox.mails.filter(
    ({ to, text }) => to.includes(account.email) && text.includes('/comment/') && text.includes(kind),
  );

/** Lets minutes pass for what is waiting, then makes the job due, as it would become by itself. */
async function pass(minutes: number): Promise<void> {
  await settled();
  const back = minutes * MINUTE;
  await runSql(server, `update review_waiting set at = at - ${back}`);
  await runSql(
    server,
    `update review_mailing set due_at = due_at - ${back}, last_digest_at = last_digest_at - ${back}`,
  );
  await runSql(server, "update job set run_at = 0 where kind = 'tell-review' and state = 'queued'");
  await poke();
  await expect.poll(() => count(`review_mailing where due_at <= ${Date.now()}`), { timeout: 15_000 }).toBe(0);
  await expect.poll(() => count("mail where state = 'queued'"), { timeout: 15_000 }).toBe(0);
}

/** Makes a call after which the server looks for due jobs. */
async function poke(): Promise<void> {
  const poker = await Reviewer.open(ada, { workspace: uuid, path: 'poke.md' });
  const [thread = '', { status } = { status: '' }] = [...poker.state.threads][0] ?? [];
  if (thread === '') await poker.comment(0, 0);
  else await poker.act(status === 'open' ? { type: 'resolve', thread } : { type: 'reopen', thread });
  poker.close();
}

describe('someone who is mentioned', () => {
  it('is notified on screen at once and by e-mail after five minutes, with the comment and a link that survives renaming', async () => {
    const { path, id, writer } = await newDocument();
    const body = `${mention(ben, 'Ben')} <img src=x onerror=alert(1)> see https://evil.example`;
    const thread = await writer.comment(4, 9, body, [idOf(ben)]);
    await settled();
    expect(await lines(ben, path)).toMatchObject([
      {
        message: `Ada mentioned you in “${path}”.`,
        actionUrl: `/comment/${id}/${thread}`,
        read: false,
        by: { uuid: idOf(ada), displayName: 'Ada' },
      },
    ]);
    expect(await count(`review_waiting where user_id = '${idOf(ben)}'`)).toBe(1);
    await pass(4);
    expect(mailsTo(ben)).toEqual([]);
    await ada.client.call(renameItem, { uuid, itemPath: path, newName: `renamed-${path}` });
    await pass(1);
    const [mail] = mailsTo(ben);
    expect(mail?.text).toContain(`Subject: =?UTF-8?`);
    expect(mail?.text).toContain(`\n@Ben <img src=x onerror=alert(1)> see https:`);
    expect(mail?.text).not.toContain('https://evil.example');
    expect(mail?.text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail?.text).toContain(`renamed-${path}`);
    expect(mail?.text).toMatch(/^> quick\r?$/mu);
    expect(mail?.text).toMatch(new RegExp(`^${origin()}/comment/${id}/${thread}\\r?$`, 'mu'));
    expect(mail?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const found = await ben.client.call(findThread, { itemUUID: id, threadUUID: thread });
    expect(found).toMatchObject({ workspaceUUID: uuid, itemPath: `renamed-${path}` });
    expect(await count('review_waiting')).toBe(0);
    writer.close();
  });

  it('turns these e-mails off with the link in one, without logging in, any number of times', async () => {
    const cleo = await newAccount('Cleo');
    await ada.client.call(groups.addMember, { uuid, user: cleo.email });
    const { writer } = await newDocument();
    await writer.comment(4, 9, mention(cleo, 'Cleo'), [idOf(cleo)]);
    await pass(5);
    const { text = '' } = mailsTo(cleo)[0] ?? {};
    const header = new RegExp(`^List-Unsubscribe: <${origin()}(/unsubscribe\\?token=review-mention[^>]+)>`, 'mu');
    const [, path = ''] = header.exec(text) ?? [];
    const link = `${server.url}${path}`;
    expect(text).toContain(`Unsubscribe from e-mails like this:\r\n${origin()}${path}`);
    const post = async (url: string): Promise<number> => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return (await fetch(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })).status;
    };
    expect(await post(link)).toBe(200);
    expect(await post(link)).toBe(200);
    expect((await cleo.client.call(getData, {})).user.preferences.reviewMail).toBe('never');
    expect(await post(link.replace('review-mention', 'group-added'))).toBe(422);
    // By hand, on the page that the e-mail links to.
    await prefer(cleo, { reviewMail: 'soon' });
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await new Client(server.url).post('/api/user/unsubscribe', { token })).status).toBe(200);
    await writer.comment(10, 15, mention(cleo, 'Cleo'), [idOf(cleo)]);
    await pass(60);
    expect(mailsTo(cleo)).toHaveLength(1);
    writer.close();
  });

  it('gets no e-mail about what was seen, deleted or muted, nor once suspended, and without access is not notified at all', async () => {
    const people: Account[] = [];
    for (const name of ['Seeing', 'Deleted', 'Muting', 'Suspended', 'Leaving', 'Stranger'])
      people.push(await newAccount(name));
    const [seeing, deleted, muting, suspended, leaving, stranger] = people as [
      Account,
      Account,
      Account,
      Account,
      Account,
      Account,
    ];
    for (const { email } of [seeing, deleted, muting, suspended, leaving])
      await ada.client.call(groups.addMember, { uuid, user: email });
    const { path, writer } = await newDocument();
    const threads: string[] = [];
    for (const who of [seeing, deleted, muting, suspended, leaving, stranger])
      threads.push(await writer.comment(4, 9, mention(who, 'You'), [idOf(who)]));
    await settled();
    expect(await lines(seeing, path)).toHaveLength(1);
    expect(await lines(stranger, path)).toEqual([]);
    expect(await count(`review_mention where user_id = '${idOf(stranger)}'`)).toBe(0);
    await seeing.client.call(markSeen, { uuid, itemPath: path, threads: [threads[0] ?? ''] });
    expect(await lines(seeing, path)).toMatchObject([{ read: true }]);
    const [message] = writer.state.threads.get(threads[1] ?? '')?.messages ?? [];
    expect(await writer.act({ type: 'delete', thread: threads[1] ?? '', message: message?.id ?? '' })).toBe('');
    await muting.client.call(watch, { uuid, itemPath: path, level: 'none' });
    await runSql(server, `update "user" set suspended = 1 where id = '${idOf(suspended)}'`);
    await ada.client.call(groups.removeMember, { uuid, user: leaving.email });
    for (const table of ['review_waiting', 'review_mention', 'review_watch', 'review_seen'])
      expect(await count(`${table} where user_id = '${idOf(leaving)}'`), table).toBe(0);
    await pass(60);
    for (const who of [seeing, deleted, muting, suspended, leaving, stranger]) expect(mailsTo(who)).toEqual([]);
    expect(await count('review_waiting')).toBe(0);
    writer.close();
  });

  it('gets no e-mail if the right to read ends while it waits to be sent', async () => {
    const late = await newAccount('Late');
    await ada.client.call(groups.addMember, { uuid, user: late.email });
    const { writer } = await newDocument();
    await writer.comment(4, 9, mention(late, 'Late'), [idOf(late)]);
    await settled();
    // A job still sending other e-mails counted what was sent before this, and would send this one as well.
    await expect
      .poll(() => count("job where kind = 'send-mail' and state in ('queued', 'running')"), { timeout: 15_000 })
      .toBe(0);
    // The notices' share of the quota is used up.
    const quota = 500;
    await runSql(
      server,
      `insert into mail (id, kind, user_id, recipient, subject, text, html, state, attempts, next_at, expires_at, created_at, sent_at, priority)
       with recursive n (i) as (select 1 union all select i + 1 from n where i < ${quota})
       select 'full-' || i, 'test', null, 'crowd@example.org', 's', '', '', 'sent', 1, 0, null, 0, ${Date.now()}, 2 from n`,
    );
    await runSql(server, `update review_waiting set at = at - ${5 * MINUTE}`);
    await runSql(server, `update review_mailing set due_at = 0 where due_at is not null`);
    await runSql(server, "update job set run_at = 0 where kind = 'tell-review' and state = 'queued'");
    await poke();
    await expect
      .poll(() => count("mail where kind = 'review-mention' and state = 'queued'"), { timeout: 15_000 })
      .toBe(1);
    const [queued] = await runSql(server, "select subject, text, html from mail where state = 'queued'");
    expect(queued).toEqual({ subject: 'You were mentioned in a comment', text: '', html: '' });
    // The job has found no quota left, and waits for some.
    const waits = `job where kind = 'send-mail' and state = 'queued' and run_at > ${Date.now() + MINUTE}`;
    await expect.poll(() => count(waits), { timeout: 15_000 }).toBe(1);
    await ada.client.call(groups.removeMember, { uuid, user: late.email });
    await runSql(server, "delete from mail where id like 'full-%'");
    await runSql(server, "update job set run_at = 0 where kind = 'send-mail' and state = 'queued'");
    await poke();
    await expect
      .poll(() => count("mail where kind = 'review-mention' and state = 'dropped'"), { timeout: 15_000 })
      .toBeGreaterThan(0);
    expect(mailsTo(late)).toEqual([]);
    writer.close();
  });
});

describe('someone who watches', () => {
  it('is notified of ten comments in one line, and in one e-mail after fifteen quiet minutes', async () => {
    const dan = await newAccount('Dan');
    await ada.client.call(groups.addMember, { uuid, user: dan.email });
    await prefer(dan, { reviewLevel: 'all' });
    const { path, writer } = await newDocument();
    expect(await dan.client.call(readWatch, { uuid, itemPath: path })).toMatchObject({ level: 'all', chosen: null });
    for (let n = 0; n < 10; n += 1) await writer.comment(4, 9, `Comment ${n}`);
    await settled();
    expect((await lines(dan, path)).map(({ message }) => message)).toEqual([`Ada wrote 10 comments on “${path}”.`]);
    expect(await lines(ben, path)).toEqual([]);
    await pass(14);
    expect(mailsTo(dan)).toEqual([]);
    await pass(1);
    expect(mailsTo(dan)).toHaveLength(1);
    for (let n = 0; n < 10; n += 1)
      expect(mailsTo(dan)[0]?.text).toMatch(new RegExp(String.raw`^Comment ${n}\r?$`, 'mu'));
    // The next one waits until an hour has passed.
    await writer.comment(4, 9, 'Comment again');
    await pass(30);
    expect(mailsTo(dan)).toHaveLength(1);
    await pass(30);
    expect(mailsTo(dan)).toHaveLength(2);
    writer.close();
  });

  it('is notified of replies where they take part, and of decisions on their suggestions unless undone', async () => {
    const { path, writer } = await newDocument();
    const reader = await Reviewer.open(ben, { workspace: uuid, path });
    const thread = await reader.comment(4, 9, 'Why quick?');
    const suggestions = [await reader.suggest(10, 15, 'red'), await reader.suggest(16, 19, 'cat')];
    const unwanted = await reader.suggest(40, 43, 'wolf');
    await writer.pull(reader.version);
    const reply: EffectJson = { type: 'reply', thread, message: randomUUID(), body: 'It rhymes.', mentions: [] };
    expect(await writer.act(reply)).toBe('');
    expect(await writer.decide('accept', ...suggestions)).toBe('');
    expect(await writer.decide('reject', unwanted)).toBe('');
    await settled();
    expect((await lines(ben, path)).map(({ message }) => message).toSorted()).toEqual([
      `Ada accepted 2 and rejected 1 of your suggestions in “${path}”.`,
      `Ada replied in “${path}”.`,
    ]);
    expect(await writer.decide('undo', suggestions[0] ?? '')).toBe('');
    const before = mailsTo(ben).length;
    await pass(15);
    const digest = mailsTo(ben).at(-1)?.text ?? '';
    expect(mailsTo(ben)).toHaveLength(before + 1);
    expect(digest).toMatch(/^It rhymes\.\r?$/mu);
    for (const change of [/^- fox\r?\n\+ cat\r?$/mu, /^- dog\r?\n\+ wolf\r?$/mu]) expect(digest).toMatch(change);
    // Once in each version of the e-mail, and in the preview shown in mail lists.
    expect(digest.match(/Ada(?:<\/b>)? accepted your suggestion/gu)?.length).toBe(3);
    expect(digest.match(/Ada(?:<\/b>)? rejected your suggestion/gu)?.length).toBe(3);
    writer.close();
    reader.close();
  });
});

describe('what is unseen', () => {
  it('is counted by document, with mentions, and decreases once seen', async () => {
    const { path, writer } = await newDocument();
    const first = await writer.comment(0, 3, mention(ben, 'Ben'), [idOf(ben)]);
    await writer.comment(4, 9);
    await settled();
    const read = async () => {
      const { documents: all } = await ben.client.call(counts, { uuid });
      return all.find(({ comments, mentions }) => comments === 2 && mentions === 1);
    };
    expect(await read()).toMatchObject({ suggestions: 0, unseen: 2 });
    await ben.client.call(markSeen, { uuid, itemPath: path, threads: [first] });
    expect(await read()).toMatchObject({ unseen: 1 });
    expect((await ben.client.call(readWatch, { uuid, itemPath: path })).seen.map((seen) => seen.uuid)).toEqual([first]);
    await ben.client.call(noteOpened, { uuid, itemPath: path });
    const { files } = await ben.client.call(recentFiles, {});
    expect(files.find((file) => file.path === path)?.review).toEqual({
      comments: 2,
      suggestions: 0,
      mentions: 1,
      unseen: 1,
    });
    // One's own words are not news; others' are.
    await writer.act({ type: 'reply', thread: first, message: randomUUID(), body: 'More', mentions: [] });
    expect(await read()).toMatchObject({ unseen: 2 });
    expect((await ada.client.call(counts, { uuid })).documents.every(({ unseen }) => unseen === 0)).toBe(true);
    await ben.client.call(markSeen, { uuid, itemPath: path });
    expect(await read()).toMatchObject({ unseen: 0 });
    expect((await ben.client.call(readWatch, { uuid, itemPath: path })).seen).toEqual([]);
    writer.close();
  });
});

describe('counts for a list', () => {
  it('are read in one query, by indexes alone', async () => {
    const url = server.env['DATABASE_URL'];
    const file = join(server.dataDir, 'scriptorium.sqlite');
    const db = url === undefined ? kyselyOnSqlite(openSqlite(file, 'reader')) : openPostgres(url, 1).db;
    const queries: CompiledQuery[] = [];
    const spy = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        queries.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await countOpenThreads(spy, uuid, idOf(ben), 100);
    await countOpenThreadsOf(spy, [randomUUID(), randomUUID()], idOf(ben));
    expect(queries).toHaveLength(2);
    await db.connection().execute(async (connection) => {
      // With only a few rows, tables are read whole whatever the indexes are.
      if (url !== undefined) await sql`set enable_seqscan = off`.execute(connection);
      for (const query of queries) {
        const text = `explain ${url === undefined ? 'query plan ' : ''}${query.sql}`;
        const { rows } = await connection.executeQuery({ ...query, sql: text });
        expect(JSON.stringify(rows)).not.toMatch(/SCAN|Seq Scan/u);
      }
    });
    await db.destroy();
  });
});

/** A thousand times in a full run; PostgreSQL runs the same statements. */
if (FULL || !ON_POSTGRES)
  describe('someone who mentions everyone hundreds of times', () => {
    it('floods neither mailbox nor bell', { timeout: 120_000 }, async () => {
      const eve = await newAccount('Eve');
      const group = await createGroup('Flood', eve, ben);
      await eve.client.call(createTextFile, { uuid: group, parentItem: '', name: 'flood.md' });
      const writer = await Reviewer.open(eve, { workspace: group, path: 'flood.md' });
      const before = mailsTo(ben).length;
      const flood = (): EffectJson[] =>
        Array.from({ length: 10 }, (_, n) => ({
          type: 'thread',
          id: randomUUID(),
          anchor: null,
          message: randomUUID(),
          body: `${mention(ben, 'Ben')} ${n}`,
          mentions: [idOf(ben)],
        }));
      const pushes = FULL ? 10 : 2;
      for (let round = 0; round < 10; round += 1) {
        for (let n = 0; n < pushes; n += 1) expect(await writer.push([], ...flood())).toBe('');
        await pass(12);
      }
      expect(await lines(ben, 'flood.md')).toMatchObject([
        { message: `Eve mentioned you ${pushes * 100} times in “flood.md”.` },
      ]);
      // Within two hours: three of mentions, and a digest per hour.
      const mails = mailsTo(ben).slice(before);
      expect(mails.filter(({ text }) => text.includes('token=review-mention'))).toHaveLength(3);
      expect(mails.length).toBeLessThanOrEqual(5);
      for (const { text } of mails) expect(text.length).toBeLessThan(100_000);
      expect(await count(`review_waiting where user_id = '${idOf(ben)}'`)).toBeLessThanOrEqual(50);
      await pass(24 * 60);
      writer.close();
    });
  });

if (FULL)
  describe('a server that is killed', () => {
    it(
      'before it notified people notifies them once, and before it sent an e-mail sends it once',
      { timeout: 120_000 },
      async () => {
        const { path, writer } = await newDocument();
        await server.kill();
        await server.start({ SMTP_URL: 'smtp://127.0.0.1:9' });
        const again = await Reviewer.open(ada, { workspace: uuid, path });
        await again.comment(4, 9, mention(ben, 'Ben'), [idOf(ben)]);
        await server.kill();
        await server.start({ SMTP_URL: 'smtp://127.0.0.1:9' });
        await settled();
        expect(await lines(ben, path)).toHaveLength(1);
        await runSql(server, `update review_waiting set at = at - ${5 * MINUTE}`);
        await runSql(server, `update review_mailing set due_at = 0 where due_at is not null`);
        await runSql(server, "update job set run_at = 0 where kind = 'tell-review' and state = 'queued'");
        await poke();
        await expect
          .poll(() => count("mail where kind = 'review-mention' and state = 'queued' and attempts > 0"), {
            timeout: 15_000,
          })
          .toBe(1);
        const before = mailsTo(ben).length;
        await server.kill();
        await runSql(server, 'update mail set next_at = 0');
        await runSql(server, "update job set run_at = 0 where kind = 'send-mail'");
        await server.start({ SMTP_URL: mailbox.url });
        await expect.poll(() => mailsTo(ben).length, { timeout: 15_000 }).toBe(before + 1);
        await expect.poll(() => count('review_waiting where mail_id is not null'), { timeout: 15_000 }).toBe(0);
        expect(mailsTo(ben)).toHaveLength(before + 1);
        writer.close();
        again.close();
      },
    );
  });

describe('notifications', () => {
  it('are deleted with the document and with the account, and the check finds nothing', async () => {
    const fay = await newAccount('Fay');
    await ada.client.call(groups.addMember, { uuid, user: fay.email });
    const { path, id, writer } = await newDocument();
    const thread = await writer.comment(4, 9, `${mention(fay, 'Fay')} ${mention(ben, 'Ben')}`, [idOf(fay), idOf(ben)]);
    await settled();
    await ben.client.call(markSeen, { uuid, itemPath: path, threads: [thread] });
    await fay.client.call(watch, { uuid, itemPath: path, level: 'all' });
    const [due] = await runSql(server, `select due_at from review_mailing where user_id = '${idOf(fay)}'`);
    await runSql(server, `update review_mailing set due_at = null where user_id = '${idOf(fay)}'`);
    const faults = await runCli(server, 'check').catch((error: { stdout: string; stderr: string }) =>
      error.stdout.concat(error.stderr),
    );
    expect(faults).toContain('but no time is set');
    await runSql(
      server,
      `update review_mailing set due_at = ${Number(due?.['due_at'])} where user_id = '${idOf(fay)}'`,
    );
    const of = async (where: string): Promise<number> => {
      let sum = 0;
      for (const table of ['review_waiting', 'review_mention', 'review_watch', 'review_seen'])
        sum += await count(`${table} where ${where}`);
      return sum;
    };
    expect(await of(`user_id = '${idOf(fay)}'`)).toBe(3);
    await fay.client.call(deleteAccount, { password: fay.password });
    await expect.poll(() => of(`user_id = '${idOf(fay)}'`), { timeout: 15_000 }).toBe(0);
    expect(await of(`document_id = '${id}'`)).toBeGreaterThan(0);
    writer.close();
    await ada.client.call(deletePath, { uuid, itemPath: path });
    await ada.client.call(purgeItems, { uuid, items: [id] });
    await expect.poll(() => of(`document_id = '${id}'`), { timeout: 15_000 }).toBe(0);
    expect(await runCli(server, 'check')).toMatch(/^0 faults/mu);
  });
});

describe('someone with whom only a folder is shared', () => {
  const FOLDER = 'shared with outsiders';
  /** A document in the folder, which only the group sees, apart from those it is shared with. */
  async function newSharedDocument(name: string) {
    const itemPath = `${FOLDER}/${name}.md`;
    await ada.client.call(createTextFile, { uuid, parentItem: FOLDER, name: `${name}.md` });
    const writer = await Reviewer.open(ada, { workspace: uuid, path: itemPath });
    await writer.type(0, 0, TEXT);
    return { itemPath, writer };
  }
  const shareWith = async (who: Account, expiresAt: string | null = null): Promise<string> =>
    (await ada.client.call(share, { uuid, itemPath: FOLDER, user: who.email, role: 'commenter', expiresAt })).share;
  const endShare = (id: string) => ada.client.call(endSharing, { uuid, itemPath: FOLDER, share: id });

  beforeAll(async () => {
    await ada.client.call(createFolder, { uuid, parentItem: '', name: FOLDER });
  });

  it('is notified like a member by bell and e-mail, with links that lead through the share', async () => {
    const olga = await newAccount('Olga');
    await shareWith(olga);
    const { itemPath, writer } = await newSharedDocument('told');
    const thread = await writer.comment(4, 9, `${mention(olga, 'Olga')} look`, [idOf(olga)]);
    await settled();
    const [line] = await lines(olga, 'told.md');
    expect(line?.message).toBe('Ada mentioned you in “told.md”.');
    expect(JSON.stringify(line)).not.toContain(FOLDER);
    const [, , itemUUID = '', threadUUID = ''] = line?.actionUrl?.split('/') ?? [];
    const found = await olga.client.call(findThread, { itemUUID, threadUUID });
    expect(found).toMatchObject({ itemPath: 'told.md', thread: { uuid: thread } });
    expect(found.workspaceUUID).not.toBe(uuid);
    await pass(60);
    expect(mailsTo(olga)).toHaveLength(1);

    // Their reply reaches the members, and they get replies and decisions on their suggestions.
    const own = await Reviewer.open(olga, { workspace: found.workspaceUUID, path: 'told.md' });
    expect(await own.act({ type: 'reply', thread, message: randomUUID(), body: 'Yes.', mentions: [] })).toBe('');
    const suggestion = await own.suggest(0, 3, 'A');
    await settled();
    expect((await lines(ada, 'told.md')).map(({ message }) => message)).toContainEqual(expect.stringContaining('Olga'));
    await writer.pull(own.version);
    expect(await writer.act({ type: 'reply', thread, message: randomUUID(), body: 'Good.', mentions: [] })).toBe('');
    expect(await writer.decide('accept', suggestion)).toBe('');
    await settled();
    const told = (await lines(olga, 'told.md')).map(({ message }) => message);
    expect(told).toContainEqual(expect.stringContaining('replied'));
    expect(told).toContainEqual(expect.stringContaining('accepted'));
    own.close();
    writer.close();
    expect(itemPath).toContain(FOLDER);
  });

  it('sees the people they meet there, and members see everyone who can be mentioned', async () => {
    const olga = await newAccount('Olga');
    const zoe = await newAccount('Zoe');
    await shareWith(olga);
    const { itemPath, writer } = await newSharedDocument('people');
    writer.close();
    const names = async (by: Account, base: string, path: string) =>
      (await by.client.call(listPeople, { uuid: base, itemPath: path })).people.map(({ uuid: id }) => id);
    const all = await names(ada, uuid, itemPath);
    for (const who of [ada, ben, olga]) expect(all).toContain(idOf(who));
    expect(all).not.toContain(idOf(zoe));
    const { item } = await ada.client.call(stat, { uuid, itemPath: FOLDER });
    const met = await names(olga, item.uuid, 'people.md');
    expect(met).toEqual(expect.arrayContaining([idOf(ada), idOf(olga)]));
    // A member who never wrote there is not someone they have met.
    expect(met).not.toContain(idOf(ben));
    const beside = await newDocument();
    expect(await names(ada, uuid, beside.path)).not.toContain(idOf(olga));
    beside.writer.close();
  });

  it('is no longer notified once the share has ended or expired, nor of documents outside the folder', async () => {
    const [ended, expired, before] = [
      await newAccount('Ended'),
      await newAccount('Expired'),
      await newAccount('Before'),
    ];
    const everybody = [ended, expired, before];
    const id = await shareWith(ended);
    await shareWith(expired, new Date(Date.now() + 3_600_000).toISOString());
    await shareWith(before);
    const { writer } = await newSharedDocument('over');
    const outside = await newDocument();
    await outside.writer.comment(4, 9, 'Outside.', everybody.map(idOf));
    // An e-mail in the queue says nothing once its recipient may not read it.
    await writer.comment(4, 9, `${mention(ended, 'You')} secret`, everybody.map(idOf));
    await settled();
    for (const who of everybody) expect(await lines(who, outside.path)).toEqual([]);
    for (const who of everybody) expect(await lines(who, 'over.md')).toHaveLength(1);
    const told = await count(`notification where user_id in ('${idOf(ended)}', '${idOf(expired)}')`);
    await endShare(id);
    await runSql(server, `update item_share set expires_at = 1 where user_id = '${idOf(expired)}'`);
    await writer.comment(10, 15, 'Later.', everybody.map(idOf));
    await settled();
    expect(await count(`notification where user_id in ('${idOf(ended)}', '${idOf(expired)}')`)).toBe(told);
    const lateThread = [...writer.state.threads.keys()].at(-1) ?? '';
    const shownTo = await runSql(
      server,
      `select user_id from notification where action_url like '%${lateThread}' and user_id <> '${idOf(ada)}'`,
    );
    expect(shownTo.map((row) => row['user_id'])).toContain(idOf(before));
    expect(shownTo.map((row) => row['user_id'])).not.toContain(idOf(ended));
    await pass(60);
    for (const who of [ended, expired]) expect(mailsTo(who)).toEqual([]);
    expect(mailsTo(before)).toHaveLength(1);
    expect(await count('review_waiting')).toBe(0);
    writer.close();
    outside.writer.close();
  });
});
