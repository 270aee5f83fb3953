import { expect, test } from 'vitest';
import { visitorProblems } from '../../../scripts/contentProblems.ts';
import { documentOf, snapshotOf } from '../../support/snapshot.ts';

test.each([
  ['page/about', {}, []],
  [
    'page/media',
    {},
    ['is not shown: /media is an address of the site itself: give it another uid, such as media-2'],
  ],
  [
    'page/fr-fr',
    {},
    ['is not shown: /fr-fr is the address of a language: give it another uid, such as fr-fr-2'],
  ],
  ['project/vault', { password: 'abc' }, []],
  ['project/vault', { password: '' }, []],
  [
    'project/vault',
    { password: 'ab' },
    ['visitors cannot enter it: a password has 3 characters or more'],
  ],
])('%s %j: %j', (name, data, reasons) => {
  const problems = visitorProblems(snapshotOf([documentOf(name, data)]));
  expect(problems.map(({ reason }) => reason)).toEqual(reasons);
});
