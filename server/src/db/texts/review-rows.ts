import type { EffectJson } from '@scriptorium/contract/live/messages.ts';
import type { AnchorJson, LoggedReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import { REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';
import type { Kysely } from 'kysely';
import type { LoggedUpdate } from '../../domain/live/authority.ts';
import { type News, newsOf } from '../../domain/review/news.ts';
import type { Schema } from '../schema.ts';
import { insertNews, keepMentions } from './review-news.ts';

const DECIDED = { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn', undo: 'open' } as const;
/** Rows fetched by id at a time. */
const IDS_AT_ONCE = 500;
/** Used until the caller names the file, in the same transaction. */
const UNKNOWN_FILE = '';

/**
 * Stores review operations in the transaction of the update that carries them. `version` is the one after the batch.
 */
export async function applyReviewEffects(
  db: Kysely<Schema>,
  documentId: string,
  version: number,
  effects: readonly LoggedReviewEffect[],
): Promise<void> {
  const news: (News & Pick<LoggedReviewEffect, 'by' | 'name' | 'time'>)[] = [];
  for (const effect of effects) {
    const isNew = await applyEffect(db, documentId, version, effect);
    const told = newsOf(effect, isNew);
    // A suggestion typed in one go would otherwise cause an event with each keystroke.
    const isKnown = told?.kind === 'suggestion' && news.some(({ thread }) => thread === told.thread);
    if (told && !isKnown) news.push({ ...told, by: effect.by, name: effect.name, time: effect.time });
  }
  if (news.length > 0) await insertNews(db, documentId, version, news);
}

/** Returns false for a suggestion that already existed. */
async function applyEffect(
  db: Kysely<Schema>,
  documentId: string,
  version: number,
  effect: LoggedReviewEffect,
): Promise<boolean> {
  const { by, name, time } = effect;
  const word = 'word' in effect ? effect.word : undefined;
  const origin = { word_name: word?.name ?? null, word_at: word?.at ?? null };
  const threads = (id: string) =>
    db.updateTable('review_thread').where('document_id', '=', documentId).where('id', '=', id);
  const changed = { changed_at: time, changed_by: by };
  const decided = { decided_by: by, decided_name: name, decided_at: time, ...changed };
  const insertThread = async (id: string, kind: 'comment' | 'suggestion', quote: string, first: string | null) => {
    const row = await db
      .insertInto('review_thread')
      .values({
        document_id: documentId,
        id,
        kind,
        status: 'open',
        quote,
        first_message: first,
        at_version: version,
        created_by: by,
        created_name: name,
        created_at: time,
        ...changed,
        ...origin,
        word_file: word ? UNKNOWN_FILE : null,
      })
      .onConflict((conflict) => conflict.columns(['document_id', 'id']).doUpdateSet(changed))
      .returning('at_version')
      .executeTakeFirst();
    return row?.at_version === version;
  };
  const insertMessage = (thread: string, said: { message: string; body: string; mentions: readonly string[] }) =>
    db
      .insertInto('review_message')
      .values({
        document_id: documentId,
        id: said.message,
        thread_id: thread,
        body: said.body,
        mentions: JSON.stringify(said.mentions),
        at_version: version,
        author_id: by,
        author_name: name,
        created_at: time,
        ...origin,
        is_from_word: word ? 1 : 0,
      })
      .execute();
  switch (effect.type) {
    case 'thread':
      await insertThread(effect.id, 'comment', cutQuote(effect.anchor?.text ?? ''), effect.message);
      await insertMessage(effect.id, effect);
      return true;
    case 'reply':
      await insertMessage(effect.thread, effect);
      await threads(effect.thread).set(changed).execute();
      return true;
    case 'edit':
      await messages(db, documentId, effect)
        .set({ body: effect.body, mentions: JSON.stringify(effect.mentions), edited_at: time })
        .execute();
      return true;
    case 'delete':
      await messages(db, documentId, effect).set({ body: null, deleted_by: name }).execute();
      await keepMentions(db, { documentId, threadId: effect.thread, messageId: effect.message }, []);
      await threads(effect.thread)
        .where('first_message', '=', effect.message)
        .set({ ...decided, status: 'deleted' })
        .execute();
      return true;
    case 'resolve':
      await threads(effect.thread)
        .set({ ...decided, status: 'resolved' })
        .execute();
      return true;
    case 'reopen':
      await threads(effect.thread)
        .set({ ...decided, status: 'open' })
        .execute();
      return true;
    case 'suggest':
      return insertThread(effect.suggestion, 'suggestion', '', null);
    case 'decide':
      for (const ids of portions(effect.suggestions)) {
        await db
          .updateTable('review_thread')
          .where('document_id', '=', documentId)
          .where('id', 'in', ids)
          .set({ ...decided, status: DECIDED[effect.verdict] })
          .execute();
      }
      return true;
    case 'reanchor':
      await threads(effect.thread)
        .set({ quote: cutQuote(effect.anchor.text) })
        .execute();
      return true;
    case 'refused':
      return true;
  }
}

function messages(db: Kysely<Schema>, documentId: string, { thread, message }: { thread: string; message: string }) {
  return db
    .updateTable('review_message')
    .where('document_id', '=', documentId)
    .where('id', '=', message)
    .where('thread_id', '=', thread);
}

/** Never splits a surrogate pair. Replaces NUL, which PostgreSQL refuses, failing the commit of everyone's typing. */
function cutQuote(text: string): string {
  const cut = text.slice(0, REVIEW_LIMITS.quoteLength).replaceAll('\0', '\ufffd');
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** A document's messages, oldest thread first. */
export async function readThreadContents(db: Kysely<Schema>, documentId: string): Promise<ThreadContent[]> {
  const threads = await db
    .selectFrom('review_thread')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (threads.length === 0) return [];
  const said = await db
    .selectFrom('review_message')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byThread = Map.groupBy(said, (message) => message.thread_id);
  return threads.map((thread) => ({
    id: thread.id,
    name: thread.created_name,
    time: thread.created_at,
    quote: thread.quote,
    decidedName: thread.decided_name,
    decidedAt: thread.decided_at,
    ...(thread.word_file === null ? {} : { word: { name: thread.word_name, at: thread.word_at } }),
    messages: (byThread.get(thread.id) ?? []).map((message) => ({
      id: message.id,
      by: message.author_id,
      name: message.author_name,
      time: message.created_at,
      editedAt: message.edited_at,
      body: message.body,
      deletedBy: message.deleted_by,
      ...(message.is_from_word === 1 ? { word: { name: message.word_name, at: message.word_at } } : {}),
    })),
  }));
}

/** Adds message bodies and quotes, which the log does not store, to updates read from it. */
export async function fillSaid(
  db: Kysely<Schema>,
  documentId: string,
  updates: readonly LoggedUpdate[],
): Promise<LoggedUpdate[]> {
  const logged = updates.flatMap(({ effects }) => effects ?? []);
  const said = new Map<string, { body: string; mentions: string[] }>();
  for (const ids of portions(logged.flatMap((effect) => ('body' in effect ? [effect.message] : [])))) {
    const rows = await db
      .selectFrom('review_message')
      .select(['id', 'body', 'mentions'])
      .where('document_id', '=', documentId)
      .where('id', 'in', ids)
      .execute();
    for (const { id, body, mentions } of rows)
      said.set(id, { body: body ?? '', mentions: JSON.parse(mentions) as string[] });
  }
  // Readers end up with the newest quote, whichever passage an earlier step refers to.
  const quotes = new Map<string, string>();
  for (const ids of portions(logged.flatMap((effect) => anchored(effect)?.thread ?? []))) {
    const rows = await db
      .selectFrom('review_thread')
      .select(['id', 'quote'])
      .where('document_id', '=', documentId)
      .where('id', 'in', ids)
      .execute();
    for (const { id, quote } of rows) quotes.set(id, quote);
  }
  const fill = (effect: EffectJson): EffectJson => {
    const place = anchored(effect);
    const quoted = place && { anchor: { ...place.anchor, text: quotes.get(place.thread) ?? '' } };
    return { ...effect, ...('body' in effect ? said.get(effect.message) : {}), ...quoted };
  };
  return updates.map((update) => (update.effects ? { ...update, effects: update.effects.map(fill) } : update));
}

/** The passage to which an operation anchors a thread. */
function anchored(effect: EffectJson): { thread: string; anchor: AnchorJson } | null {
  if (effect.type === 'reanchor') return { thread: effect.thread, anchor: effect.anchor };
  return effect.type === 'thread' && effect.anchor ? { thread: effect.id, anchor: effect.anchor } : null;
}

function portions<Item>(items: readonly Item[]): Item[][] {
  const portions: Item[][] = [];
  for (let at = 0; at < items.length; at += IDS_AT_ONCE) portions.push(items.slice(at, at + IDS_AT_ONCE));
  return portions;
}

/** Whether this file has been brought back before. */
export async function isBroughtBack(db: Kysely<Schema>, documentId: string, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('review_thread')
    .select('id')
    .where('document_id', '=', documentId)
    .where('word_file', '=', sha256)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the file for everything brought back from it in this transaction. */
export async function nameBroughtBack(db: Kysely<Schema>, documentId: string, sha256: string): Promise<void> {
  await db
    .updateTable('review_thread')
    .set({ word_file: sha256 })
    .where('document_id', '=', documentId)
    .where('word_file', '=', UNKNOWN_FILE)
    .execute();
}
