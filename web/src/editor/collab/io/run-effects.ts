import type { Text } from '@codemirror/state';
import { nameDocument } from '../core/kept-peer.ts';
import type { DocumentPlace } from '../core/kept-peer.ts';
import type { Effect, SessionEvent } from '../core/state.ts';
import type { EditorText } from '../view/editor-text.ts';
import type { Presence } from '../view/presence.ts';
import type { Connection } from './connection.ts';
import { keepCopy, removeCopy } from './device-store.ts';
import type { Keeper } from './keeper.ts';
import { withdrawTexts } from './kept-texts.ts';
import type { Timers } from './timers.ts';

/** Everything effects can act on. */
export interface World {
  readonly place: DocumentPlace;
  readonly connection: Connection;
  readonly presence: Presence;
  readonly keeper: Keeper;
  readonly text: EditorText;
  readonly timers: Timers;
  readonly open: (text: Text) => void;
  readonly tell: (event: SessionEvent) => void;
}

/** Performs one effect. */
export function runEffect(effect: Effect, world: World): void {
  const { connection, presence, keeper, text, timers, tell } = world;
  switch (effect.do) {
    case 'call':
      return void connection.call(effect.query);
    case 'hang-up':
      return connection.hangUp();
    case 'send':
      return connection.send(effect.message);
    case 'probe':
      return connection.probe();
    case 'wait':
      return timers.set(effect.timer, effect.ms, () => tell({ type: 'time', timer: effect.timer }));
    case 'cancel':
      return timers.clear(effect.timer);
    case 'open':
      return world.open(effect.text);
    case 'replace':
      return text.replace(effect.peer, effect.changes);
    case 'receive':
      presence.advance(effect.from, effect.updates);
      text.receive(effect.steps);
      return presence.show();
    case 'keep':
      return effect.when === 'now' ? void keeper.flush() : keeper.note();
    case 'continue-record':
      return keeper.continue(effect.peer);
    case 'drop-record':
      return void dropRecord(world, effect.isWithdrawn);
    case 'release-record':
      return void keeper.end();
    case 'set-aside':
      return void setAside(effect, world);
    case 'remove-copy':
      return void removeCopy(effect.copy);
    case 'hear-people':
      return presence.hear(effect.message);
    case 'forget-people':
      return presence.forget();
    case 'tell-place':
      return presence.tellPlace();
    case 'log':
      return console[effect.level](effect.text);
  }
}

async function setAside(
  { copy, reason, text, words }: Extract<Effect, { do: 'set-aside' }>,
  { place, tell }: World,
): Promise<void> {
  const isKept = await keepCopy({ id: copy, ...place, reason, text: text.toString(), words, keptAt: Date.now() });
  tell({ type: 'set-aside', copy, isKept });
}

/** Records of earlier tabs go when access is withdrawn. */
async function dropRecord({ keeper, place }: World, isWithdrawn: boolean): Promise<void> {
  await keeper.drop();
  const document = nameDocument(place);
  if (isWithdrawn) await withdrawTexts(place.userId, (kept) => kept.document === document);
}
