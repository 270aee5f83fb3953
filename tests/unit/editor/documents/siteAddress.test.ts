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
  const open = opened(type, 'low-tide', { data });
  expect(visitedAddress(open)).toBe(address);
  expect(visitedAddress({ ...open, key: { ...open.key, lang: 'fr-fr' } })).toBe(`/fr-fr${address}`);
});

test('a translation has its own uid, and a new name is a new address', () => {
  const about = opened('page', 'a-propos', { data: {} });
  const key = { type: 'page', name: 'about', lang: 'fr-fr' };
  expect(visitedAddress({ ...about, key })).toBe('/fr-fr/a-propos');
  const project = opened('project', 'first-project', { data: {} });
  expect(visitedAddress(project, { type: 'project', name: 'paper-boat' })).toBe(
    '/project/paper-boat',
  );
});

type Opened = Parameters<typeof visitedAddress>[0];

function opened(type: string, uid: string, json: Opened['json']): Opened {
  return { key: { type, name: uid }, json, summary: { uid } };
}
