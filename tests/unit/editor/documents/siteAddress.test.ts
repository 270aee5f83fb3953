import { expect, test } from 'vitest';
import { siteAddress, visitedAddress } from '#editor/documents/siteAddress.ts';

test.each([
  [{ type: 'case_study', uid: 'low-tide' }, '/case-study/low-tide'],
  [{ type: 'page', uid: 'a-propos', lang: 'fr-fr' }, '/fr-fr/a-propos'],
  [{ type: 'home', uid: null }, '/'],
  [{ type: 'home', uid: null, lang: 'fr-fr' }, '/fr-fr'],
])('the page of %o is %s', (document, address) => {
  expect(siteAddress(document)).toBe(address);
});

const LINK = { link_type: 'Document', type: 'case_study', uid: 'the-tide' };

test.each([
  ['a project', 'project', {}, '/project/low-tide'],
  ['a project with an empty link', 'project', { case_study: {} }, '/project/low-tide'],
  ['a project with a case study', 'project', { case_study: LINK }, '/case-study/low-tide'],
  ['a case study', 'case_study', { case_study: LINK }, '/case-study/low-tide'],
] as const)('visitors see %s where its card leads', (_what, type, data, address) => {
  const open = { key: { type, name: 'low-tide' }, json: { data } };
  expect(visitedAddress(open as Parameters<typeof visitedAddress>[0])).toBe(address);
  const french = { ...open, key: { ...open.key, lang: 'fr-fr' } };
  expect(visitedAddress(french as Parameters<typeof visitedAddress>[0])).toBe(`/fr-fr${address}`);
});
