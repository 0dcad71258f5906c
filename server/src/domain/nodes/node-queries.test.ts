import { expect, it } from 'vitest';
import { NodeQueries } from './node-queries.ts';

it('a question is answered once everybody asked has answered or died, and by nobody else', async () => {
  const queries = new NodeQueries();
  expect(await queries.ask('nobody', [])).toEqual([]);
  const answer = queries.ask('q', ['a', 'b', 'c']);
  queries.addPart('q', 'a', 1);
  queries.addPart('q', 'stranger', 'no');
  queries.endReply('q', 'stranger');
  queries.addPart('other', 'a', 'no');
  queries.endReply('q', 'a');
  queries.addPart('q', 'a', 'after its end');
  queries.addPart('q', 'b', 2);
  queries.endReply('q', 'b');
  queries.dropNode('c');
  expect(await answer).toEqual([1, 2]);
  queries.addPart('q', 'b', 'late');
  queries.endReply('q', 'b');
});

it('the parts received in time are the answer if the others take too long', async () => {
  const queries = new NodeQueries();
  const answer = queries.ask('q', ['a', 'b']);
  queries.addPart('q', 'a', 1);
  queries.finish('q');
  expect(await answer).toEqual([1]);
});

it('an endless answer is bounded', async () => {
  const queries = new NodeQueries();
  const answer = queries.ask('q', ['a']);
  for (let count = 0; count < 5000; count += 1) queries.addPart('q', 'a', count);
  queries.endReply('q', 'a');
  expect(await answer).toHaveLength(2000);
});
