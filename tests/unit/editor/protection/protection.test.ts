import { expect, test } from 'vitest';
import { makePassword, passwordWords } from '#page-editor/fields/protection/makePassword.ts';
import { passwordAdvice } from '#page-editor/fields/protection/PasswordField.tsx';
import { dayIn, endOfDay, reachWords } from '#page-editor/fields/protection/shareWords.ts';

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
  ['everyone', true, []],
  ['machine', true, [/this computer/]],
  ['elsewhere', true, [/same secret/]],
  ['everyone', false, [/needs a secret of its own/]],
] as const)('who can open links to %s is said', (reach, areLasting, expected) => {
  const password = { count: 0, lastOn: null };
  const words = reachWords({ reach, areLasting, links: [], password });
  expect(words).toEqual(expected.map((one) => expect.stringMatching(one)));
});
