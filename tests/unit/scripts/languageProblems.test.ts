import { expect, test } from 'vitest';
import { languageProblems } from '../../../scripts/languageProblems.ts';
import { documentOf, snapshotOf } from '../../support/snapshot.ts';

const reasons = (...documents: ReturnType<typeof documentOf>[]) =>
  languageProblems(snapshotOf(documents)).map(({ reason, severity }) => `${severity}: ${reason}`);

test('a translation beside its master is right', () => {
  const master = { id: 'm', type: 'page', lang: 'en-gb', uid: 'about' };
  expect(
    reasons(
      documentOf('page/about'),
      documentOf('page/a-propos', {}, { lang: 'fr-fr', alternate_languages: [master] }),
    ),
  ).toEqual([]);
});

test('a translation whose master is gone is named, with its address', () => {
  expect(reasons(documentOf('page/seul', {}, { lang: 'fr-fr' }))).toEqual([
    'warning: page/seul is in fr-fr only: no document in en-gb belongs to it, and it stays at /fr-fr/seul',
  ]);
});
