import { expect, it } from 'vitest';
import { addressSocket } from './address-socket.ts';

it('the URL names the document for balancers, besides the ticket that opens it', () => {
  const base = new URL('https://docs.example.org/documents');
  const document = '0f0e0d0c-0b0a-4908-8706-050403020100';
  const query = { ticket: 'a+b', document, protocol: '1', review: '1', clientID: 'c' } as const;
  const address = new URL(addressSocket(base, query));
  expect(address.protocol).toBe('wss:');
  expect(Object.fromEntries(address.searchParams)).toEqual(query);
  expect(new URL(addressSocket(new URL('http://127.0.0.1:3000/documents'), query)).protocol).toBe('ws:');
});
