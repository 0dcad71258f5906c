import { expect, test } from 'vitest';
import { findRelyingParty } from './relying-party.ts';

test.each([
  ['https://docs.example.org', { id: 'docs.example.org', origin: 'https://docs.example.org' }],
  ['https://docs.example.org:8443', { id: 'docs.example.org', origin: 'https://docs.example.org:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://docs.example.org', null],
  ['http://192.168.1.7:3000', null],
  ['https://192.168.1.7', null],
  ['https://[fd00::7]', null],
])('passkeys at %s: %j', (publicUrl, party) => {
  expect(findRelyingParty(publicUrl)).toEqual(party);
});
