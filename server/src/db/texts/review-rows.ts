import type { EffectJson } from '@scriptorium/contract/live/messages.ts';
import type { AnchorJson, LoggedReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import { REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';
import type { Kysely } from 'kysely';
import type { LoggedUpdate } from '../../domain/live/authority.ts';
import { type News, newsOf } from '../../domain/review/news.ts';
import type { Schema } from '../schema.ts';
import { insertNews, replaceMentions } from './review-news.ts';

const DECIDED = { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn', undo: 'open' } as const;
const IDS_AT_ONCE = 500;
/** Placeholder until `nameBroughtBack` stores the file's hash, in the same transaction. */
const UNKNOWN_FILE = '';

/** Stores review operations in the transaction of their update. `version`: the document's after the batch. */
export async function applyReviewEffects(
  db: Kysely<Schema>,
  documentId: string,
  version: number,
  effects: readonly LoggedReviewEffect[],
): Promise<void> {
  const news: (News & Pick<LoggedReviewEffect, 'by' | 'name' | 'time'>)[] = [];
  for (const effect of effects) {
    const isNew = await applyEffect(db, documentId, version, effect);
    const event = newsOf(effect, isNew);
    // One event per suggestion in a batch, not one per keystroke.
    const isKnown = event?.kind === 'suggestion' && news.some(({ thread }) => thread === event.thread);
    if (event && !isKnown) news.push({ ...event, by: effect.by, name: effect.name, time: effect.time });
  }
  if (news.length > 0) await insertNews(db, documentId, version, news);
}

/** False for a suggestion that existed before. */
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
  const insertMessage = (thread: string, content: { message: string; body: string; mentions: readonly string[] }) =>
    db
      .insertInto('review_message')
      .values({
        document_id: documentId,
        id: content.message,
        thread_id: thread,
        body: content.body,
        mentions: JSON.stringify(content.mentions),
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
      await replaceMentions(db, { documentId, threadId: effect.thread, messageId: effect.message }, []);
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
      for (const ids of inBatches(effect.suggestions)) {
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

/**
 * Shortens a quote without splitting a surrogate pair. Replaces NUL, with which PostgreSQL would refuse the commit, and
 * everyone's typing in it.
 */
function cutQuote(text: string): string {
  const cut = text.slice(0, REVIEW_LIMITS.quoteLength).replaceAll('\0', '\ufffd');
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** A document's threads with their messages, oldest first. */
export async function readThreadContents(db: Kysely<Schema>, documentId: string): Promise<ThreadContent[]> {
  const threads = await db
    .selectFrom('review_thread')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (threads.length === 0) return [];
  const rows = await db
    .selectFrom('review_message')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byThread = Map.groupBy(rows, (message) => message.thread_id);
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

/** Adds message bodies, mentions and quotes, which are not stored in the log, to updates read from it. */
export async function addMessageBodies(
  db: Kysely<Schema>,
  documentId: string,
  updates: readonly LoggedUpdate[],
): Promise<LoggedUpdate[]> {
  const logged = updates.flatMap(({ effects }) => effects ?? []);
  const contents = new Map<string, { body: string; mentions: string[] }>();
  for (const ids of inBatches(logged.flatMap((effect) => ('body' in effect ? [effect.message] : [])))) {
    const rows = await db
      .selectFrom('review_message')
      .select(['id', 'body', 'mentions'])
      .where('document_id', '=', documentId)
      .where('id', 'in', ids)
      .execute();
    for (const { id, body, mentions } of rows)
      contents.set(id, { body: body ?? '', mentions: JSON.parse(mentions) as string[] });
  }
  // Only the newest quote is stored, which is what readers end up with anyway.
  const quotes = new Map<string, string>();
  for (const ids of inBatches(logged.flatMap((effect) => anchored(effect)?.thread ?? []))) {
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
    return { ...effect, ...('body' in effect ? contents.get(effect.message) : {}), ...quoted };
  };
  return updates.map((update) => (update.effects ? { ...update, effects: update.effects.map(fill) } : update));
}

/** The thread that an operation anchors, and where; null if it anchors none. */
function anchored(effect: EffectJson): { thread: string; anchor: AnchorJson } | null {
  if (effect.type === 'reanchor') return { thread: effect.thread, anchor: effect.anchor };
  return effect.type === 'thread' && effect.anchor ? { thread: effect.id, anchor: effect.anchor } : null;
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  for (let at = 0; at < items.length; at += IDS_AT_ONCE) batches.push(items.slice(at, at + IDS_AT_ONCE));
  return batches;
}

/** Whether this Word file was brought back into the document before. `sha256`: hex. */
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

/** Records the Word file with everything brought back from it in this transaction. */
export async function nameBroughtBack(db: Kysely<Schema>, documentId: string, sha256: string): Promise<void> {
  await db
    .updateTable('review_thread')
    .set({ word_file: sha256 })
    .where('document_id', '=', documentId)
    .where('word_file', '=', UNKNOWN_FILE)
    .execute();
}
