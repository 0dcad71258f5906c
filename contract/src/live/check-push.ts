import { LIVE_LIMITS } from './limits.ts';

/**
 * Whether `value` (parsed JSON) is a `push-updates` message within LIVE_LIMITS; `areEffects` validates the effects of
 * one update. Checked by hand because every key sends one: with cold caches this takes 8 µs of the main thread where
 * the schema took 63 (bench/README.md, "What a push costs with cold caches"). check-push.test.ts compares the two.
 */
export function checkPush(value: unknown, areEffects: (value: unknown) => boolean): boolean {
  if (!isObject(value) || value['type'] !== 'push-updates' || !isCount(value['clientVersion'])) return false;
  const { updates } = value;
  return (
    Array.isArray(updates) &&
    updates.length > 0 &&
    updates.length <= LIVE_LIMITS.updatesPerPush &&
    updates.every((update) => isUpdate(update, areEffects))
  );
}

function isUpdate(value: unknown, areEffects: (value: unknown) => boolean): boolean {
  if (!isObject(value)) return false;
  const { clientID, changes, seq, effects } = value;
  if (typeof clientID !== 'string' || clientID === '' || clientID.length > LIVE_LIMITS.clientIdLength) return false;
  if (!Array.isArray(changes) || changes.length > LIVE_LIMITS.sectionsPerUpdate) return false;
  if (seq !== undefined && (!isCount(seq) || seq === 0)) return false;
  return changes.every(isSection) && (effects === undefined || areEffects(effects));
}

function isSection(value: unknown): boolean {
  if (!Array.isArray(value)) return isCount(value);
  return isCount(value[0]) && value.every((line, at) => at === 0 || typeof line === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
