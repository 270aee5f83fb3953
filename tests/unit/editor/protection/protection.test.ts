import { expect, test } from 'vitest';
import { makePassword, passwordWords } from '#page-editor/fields/protection/makePassword.ts';
import { passwordAdvice } from '#page-editor/fields/protection/PasswordField.tsx';
import {
  dayIn,
  endOfDay,
  opensWords,
  passwordWords as usesOfPassword,
  reachWords,
  stateWords,
} from '#page-editor/fields/protection/shareWords.ts';

test.each([
  ['', null],
  ['   ', /^Only spaces/],
  ['ab', /^Visitors cannot enter it/],
  ['open sesame ', /begins or ends with a space/],
  [' open sesame', /begins or ends with a space/],
  ['abc', /^Easy to guess/],
  ['123456789012345', /^Easy to guess/],
  ['Password-2026-new', /^Easy to guess/],
  ['open sesame', null],
  ['ümlaut und anderes', null],
])('of the password “%s” the owner is told %s', (password, words) => {
  const advice = passwordAdvice(password, 3);
  if (words === null) expect(advice).toBeNull();
  else expect(advice).toMatch(words);
});

test('a password is made of four of 256 different words, and needs no advice', () => {
  expect(new Set(passwordWords).size).toBe(256);
  for (const word of passwordWords) expect(word).toMatch(/^[a-z]{3,8}$/);
  const all = new Set(Array.from({ length: 200 }, () => makePassword()));
  expect(all.size).toBe(200);
  for (const password of all) {
    expect(password.split('-')).toHaveLength(4);
    expect(passwordAdvice(password, 3)).toBeNull();
  }
  // The whole range of a byte is used.
  const ends = [0, 255, 0, 255];
  const made = makePassword((bytes) => {
    bytes.set(ends);
    return bytes;
  });
  expect(made).toBe(ends.map((index) => passwordWords[index]).join('-'));
});

test('a link ends with the owner’s day, also when clocks change or months end', () => {
  const night = new Date(2026, 11, 24, 23, 59).getTime();
  expect(dayIn(14, night)).toEqual({ year: 2027, month: 1, day: 7 });
  expect(dayIn(1, new Date(2028, 1, 28).getTime())).toEqual({ year: 2028, month: 2, day: 29 });
  const end = new Date(endOfDay({ year: 2026, month: 10, day: 25 }));
  expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([25, 23, 59]);
});

test.each([
  ['open', 'Until 24 Dec 2026.'],
  ['expired', 'Ended on 24 Dec 2026.'],
  ['revoked', 'Revoked on 2 Nov 2026.'],
  ['lost', /secret has changed/],
] as const)('the state of a link that is %s is said in words', (state, words) => {
  const expiresAt = new Date(2026, 11, 24).getTime();
  const revokedAt = new Date(2026, 10, 2).getTime();
  // Cast: what else a link has is not said here.
  const link = { state, expiresAt, revokedAt } as Parameters<typeof stateWords>[0];
  expect(stateWords(link)).toMatch(words);
});

test.each([
  [opensWords, 0, null, 'Not opened yet.'],
  [opensWords, 1, '2026-11-24', 'Opened once, last on 24 Nov 2026.'],
  [opensWords, 12, '2026-01-01', 'Opened 12 times, last on 1 Jan 2026.'],
  [usesOfPassword, 0, null, 'Nobody has used the password yet.'],
  [usesOfPassword, 2, '2026-11-24', 'By the password: opened 2 times, last on 24 Nov 2026.'],
])('opens are said in words: %o %i %s', (wordsFor, count, lastOn, words) => {
  expect(wordsFor({ count, lastOn })).toBe(words);
});

test.each([
  ['everyone', true, []],
  ['machine', true, [/this computer/]],
  ['elsewhere', true, [/same secret/]],
  ['everyone', false, [/needs a secret of its own/]],
] as const)('who can open links to %s is said', (reach, areLasting, expected) => {
  const password = { count: 0, lastOn: null };
  const words = reachWords({ reach, areLasting, links: [], password });
  expect(words).toEqual(expected.map((one) => expect.stringMatching(one)));
});
