import { expect, it } from 'vitest';
import { Questions } from './questions.ts';

it('a question is answered once everybody asked has answered or died, and by nobody else', async () => {
  const questions = new Questions();
  expect(await questions.ask('nobody', [])).toEqual([]);
  const answer = questions.ask('q', ['a', 'b', 'c']);
  questions.hearPart('q', 'a', 1);
  questions.hearPart('q', 'stranger', 'no');
  questions.hearEnd('q', 'stranger');
  questions.hearPart('other', 'a', 'no');
  questions.hearEnd('q', 'a');
  questions.hearPart('q', 'a', 'after its end');
  questions.hearPart('q', 'b', 2);
  questions.hearEnd('q', 'b');
  questions.forget('c');
  expect(await answer).toEqual([1, 2]);
  questions.hearPart('q', 'b', 'late');
  questions.hearEnd('q', 'b');
});

it('the parts received in time are the answer if the others take too long', async () => {
  const questions = new Questions();
  const answer = questions.ask('q', ['a', 'b']);
  questions.hearPart('q', 'a', 1);
  questions.giveUp('q');
  expect(await answer).toEqual([1]);
});

it('an endless answer is bounded', async () => {
  const questions = new Questions();
  const answer = questions.ask('q', ['a']);
  for (let count = 0; count < 5000; count += 1) questions.hearPart('q', 'a', count);
  questions.hearEnd('q', 'a');
  expect(await answer).toHaveLength(2000);
});
