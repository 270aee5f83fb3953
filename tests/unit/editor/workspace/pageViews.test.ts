import { expect, test } from 'vitest';
import { cardPath } from '#editor/workspace/useProjectView.tsx';
import { partOf } from '#editor/workspace/ShownPart.ts';
import type { Place } from '#editor/place.ts';
import { models } from '../review/support/demo.ts';

test.each<[string, Place, string | null]>([
  ['settings', { field: 'gate_title_first' }, 'gate'],
  ['settings', { field: 'password_note' }, 'gate'],
  ['settings', { field: 'menu_rows/2/label' }, 'menu'],
  ['settings', { field: 'footer_heading' }, 'footer'],
  ['settings', { field: 'name' }, null],
  ['settings', { field: 'no_such_field' }, null],
  ['settings', {}, null],
  ['home', { field: 'gate_title_first' }, null],
  ['home', { zone: 'slices', index: 0, field: 'footer_heading' }, null],
])('of %s, the field %j is in the part %s', (type, place, part) => {
  expect(partOf(models.types.get(type), place)).toBe(part);
});

const study = { link_type: 'Document', type: 'case_study', uid: 'low-tide' };

test.each<[string, string, object, string | null]>([
  [
    'its first category',
    'project',
    { tags: ['UI/UX', 'Web'], data: { case_study: study } },
    '/categories/uiux',
  ],
  ['Home without a category', 'project', { data: { case_study: study } }, '/'],
  ['nothing without a case study', 'project', { tags: ['Web'], data: {} }, null],
  ['nothing with an empty link', 'project', { data: { case_study: { link_type: 'Any' } } }, null],
  ['nothing of another type', 'page', { data: { case_study: study } }, null],
])('the card of a project is on %s', (_where, type, json, path) => {
  // Cast: documents of this test.
  const document = { key: { type, name: 'one' }, json } as Parameters<typeof cardPath>[0];
  expect(cardPath(document)).toBe(path);
});
