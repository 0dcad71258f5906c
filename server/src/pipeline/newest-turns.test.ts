import { describe, expect, test } from 'vitest';
import { NewestTurns } from './newest-turns.ts';

const heard = (userId: string) => ({ userId, isConnected: () => true });
const held = () => Promise.withResolvers<string>();

describe('of a person’s waiting requests', () => {
  test('only the newest is processed, and a running one is completed', async () => {
    const turns = new NewestTurns({ maxConcurrent: 2, perPerson: 1, waitingPerPerson: 1 });
    const first = held();
    const running = turns.run(heard('ada'), () => first.promise);
    const second = turns.run(heard('ada'), async () => 'second');
    const third = turns.run(heard('ada'), async () => 'third');
    await expect(second).rejects.toMatchObject({ code: 'cancelled' });
    await expect(turns.run(heard('ben'), async () => 'beside')).resolves.toBe('beside');
    first.resolve('first');
    await expect(running).resolves.toBe('first');
    await expect(third).resolves.toBe('third');
    await expect(turns.run(heard('ada'), async () => 'later')).resolves.toBe('later');
  });

  test('none is processed for a caller who has left', async () => {
    const turns = new NewestTurns({ maxConcurrent: 1, perPerson: 1, waitingPerPerson: 1 });
    const first = held();
    const running = turns.run(heard('ada'), () => first.promise);
    let done = false;
    const left = turns.run({ userId: 'ben', isConnected: () => false }, async () => {
      done = true;
    });
    first.resolve('first');
    await running;
    await expect(left).rejects.toMatchObject({ code: 'cancelled' });
    expect(done).toBe(false);
  });
});
