import { describe, expect, it } from 'vitest';
import { Seats } from './seats.ts';

describe('seats', () => {
  it('are taken from the oldest of a person with too many', () => {
    const seats = new Seats<string>({ each: 2, crowd: 10 });
    expect(seats.take('link', 'ada', 'first').vacated).toBeNull();
    expect(seats.take('link', 'ada', 'second').vacated).toBeNull();
    expect(seats.take('link', 'ben', 'other').vacated).toBeNull();
    expect(seats.take('link', 'ada', 'third').vacated).toBe('first');
    expect([...seats.all()]).toEqual(['second', 'other', 'third']);
  });

  it('of a full crowd are taken from whoever has most, not from the first to arrive', () => {
    const seats = new Seats<string>({ each: 3, crowd: 4 });
    seats.take('link', 'ada', 'only');
    for (const held of ['one', 'two', 'three']) seats.take('link', 'flood', held);
    expect(seats.take('link', 'ben', 'new').vacated).toBe('one');
    expect([...seats.all()]).toEqual(['only', 'two', 'three', 'new']);
  });

  it('of one crowd are independent of another, and free again once left', () => {
    const seats = new Seats<string>({ each: 1, crowd: 1 });
    const { leave } = seats.take('a', 'ada', 'there');
    expect(seats.take('b', 'ben', 'elsewhere').vacated).toBeNull();
    leave();
    leave();
    expect(seats.take('a', 'carl', 'next').vacated).toBeNull();
    expect([...seats.all()].toSorted()).toEqual(['elsewhere', 'next']);
  });
});
