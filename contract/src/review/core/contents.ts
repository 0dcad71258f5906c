import { isReviewEffect } from '../is-review-effect.ts';
import type { LoggedReviewEffect } from '../effects.ts';
import type { MessageJson, ThreadContent } from '../messages.ts';

type Contents = ReadonlyMap<string, ThreadContent>;

/** The messages after some updates of the log. Idempotent: applying the same update again changes nothing. */
export function applyContents(
  contents: Contents,
  updates: readonly { readonly effects?: readonly { readonly type: string }[] | undefined }[],
): Contents {
  let next = contents;
  for (const { effects } of updates)
    for (const effect of effects ?? []) if (isReviewEffect(effect)) next = applyOne(next, effect);
  return next;
}

function applyOne(contents: Contents, effect: LoggedReviewEffect): Contents {
  const { name, time } = effect;
  switch (effect.type) {
    case 'thread': {
      const made = { id: effect.id, name, time, quote: effect.anchor?.text ?? '', decidedName: null, decidedAt: null };
      return contents.has(effect.id)
        ? contents
        : put(contents, { ...made, ...originOf(effect), messages: [newMessage(effect)] });
    }
    case 'reply':
      return change(contents, effect.thread, (thread) =>
        thread.messages.some(({ id }) => id === effect.message)
          ? thread
          : { ...thread, messages: [...thread.messages, newMessage(effect)] },
      );
    case 'edit':
      return changeMessage(contents, effect, (message) => ({ ...message, body: effect.body, editedAt: time }));
    case 'delete':
      return changeMessage(contents, effect, (message) => ({ ...message, body: null, deletedBy: name }));
    case 'resolve':
    case 'reopen':
      return change(contents, effect.thread, (thread) => ({ ...thread, decidedName: name, decidedAt: time }));
    case 'suggest': {
      if (contents.has(effect.suggestion)) return contents;
      const made = { id: effect.suggestion, name, time, quote: '', decidedName: null, decidedAt: null };
      return put(contents, { ...made, ...originOf(effect), messages: [] });
    }
    case 'decide':
      return effect.suggestions.reduce<Contents>(
        (all, id) => change(all, id, (thread) => ({ ...thread, decidedName: name, decidedAt: time })),
        contents,
      );
    case 'reanchor':
      return change(contents, effect.thread, (thread) => ({ ...thread, quote: effect.anchor.text }));
    case 'refused':
      return contents;
  }
}

function newMessage(effect: LoggedReviewEffect & { type: 'thread' | 'reply' }): MessageJson {
  const { by, name, time } = effect;
  return {
    id: effect.message,
    by,
    name,
    time,
    editedAt: null,
    body: effect.body,
    deletedBy: null,
    ...originOf(effect),
  };
}

function originOf({ word }: Pick<LoggedReviewEffect & { type: 'thread' }, 'word'>): Pick<ThreadContent, 'word'> {
  return word ? { word } : {};
}

function put(contents: Contents, thread: ThreadContent): Contents {
  return new Map(contents).set(thread.id, thread);
}

function change(contents: Contents, id: string, make: (thread: ThreadContent) => ThreadContent): Contents {
  const thread = contents.get(id);
  return thread ? put(contents, make(thread)) : contents;
}

function changeMessage(
  contents: Contents,
  { thread: id, message }: { thread: string; message: string },
  make: (message: MessageJson) => MessageJson,
): Contents {
  return change(contents, id, (thread) => ({
    ...thread,
    messages: thread.messages.map((one) => (one.id === message ? make(one) : one)),
  }));
}
