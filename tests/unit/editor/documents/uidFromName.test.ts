import { expect, test } from 'vitest';
import { nextUid, uidFromName, uidProblem } from '#page-editor/session/freeUid.ts';
import { documentName } from '../../../../packages/prismic-folder/src/authoring/contract/documents.ts';
import { UID } from '../../../../packages/prismic-folder/src/folder/documentHeader.ts';
import { pickOf, randomOf } from '../../../support/random.ts';

test.each([
  ['Low Tide', 'low-tide'],
  ['Größe & Maß', 'groesse-mass'],
  ['Gro\u0308ße', 'groesse'],
  ['Smørrebrød på Åland', 'smorrebrod-pa-aland'],
  ['İstanbul ışık', 'istanbul-isik'],
  ['Москва и Щука', 'moskva-i-shchuka'],
  ['Αθήνα', 'athina'],
  ['Don’t panic, it\'s "fine"', 'dont-panic-its-fine'],
  ['½ ① ﬁsh', '1-2-1-fish'],
  ['東京', ''],
  ['../../etc/passwd', 'etc-passwd'],
])('%s becomes %s', (name, uid) => {
  expect(uidFromName(name)).toBe(uid);
});

test('a long name ends after a whole word', () => {
  const uid = uidFromName('word '.repeat(40));
  expect(uid).toMatch(/^(word-)+word$/);
  expect(uid.length).toBeLessThanOrEqual(80);
  expect(uidFromName('a'.repeat(500))).toBe('a'.repeat(80));
});

test('any name becomes nothing or a uid that the service takes, and stays as it is', () => {
  const random = randomOf(41);
  // Cast: there are some.
  const letters = [..."aÄß -.\u0301東ЩΉ٣ﬀ'"] as unknown as [string];
  for (let count = 0; count < 2000; count++) {
    const other = () => String.fromCodePoint(Math.floor(random() * 0x2ffff));
    const letter = () => (random() < 0.5 ? pickOf(random, letters) : other());
    const name = Array.from({ length: Math.floor(random() * 20) }, letter).join('');
    const uid = uidFromName(name);
    if (uid === '') continue;
    expect(uid).toMatch(UID);
    expect(documentName.safeParse(uid).success).toBe(true);
    expect(uidProblem(uid)).toBeNull();
    expect(uidFromName(uid)).toBe(uid);
  }
});

test.each([
  ['~a.b_c', true],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
  ['', false],
  ['Low', false],
  ['größe', false],
  ['a/b', false],
  ['.a', false],
  ['a.', false],
])('%s can be a uid: %s', (uid, isFine) => {
  expect(uidProblem(uid) === null).toBe(isFine);
  expect(UID.test(uid) && documentName.safeParse(uid).success).toBe(isFine);
});

test.each([
  ['low-tide', 'low-tide-2'],
  ['low-tide-2', 'low-tide-3'],
  ['2024', '2024-2'],
])('after %s comes %s', (uid, next) => {
  expect(nextUid(uid)).toBe(next);
});
