import { describe, expect, test } from 'vitest';
import { onSheet, outlineOf, seamAt, withinSheet } from '#page-editor/stage/geometry.ts';
import { fitPage, widthFor } from '#page-editor/stage/pageWidths.ts';
import type { Place } from '#page-editor/model/place.ts';
import { host } from '#editing/host.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { isSearchLook, partOf } from '#page-editor/window/workspace/ShownPart.ts';
import { models } from '../review/support/demo.ts';

const box = (index: number, top: number, height: number) => ({
  zone: 'slices',
  index,
  left: 0,
  top,
  width: 1440,
  height,
});

describe('the page on the sheet', () => {
  test.each([
    ['desktop', 968, { scale: 0.672, left: 0, width: 1440 }],
    ['tablet', 968, { scale: 1, left: 100, width: 768 }],
    ['full', 968, { scale: 1, left: 0, width: 968 }],
    ['desktop', 1600, { scale: 1, left: 80, width: 1440 }],
  ] as const)('%s on %s px', (width, sheetWidth, fit) => {
    const found = fitPage(width, { width: sheetWidth, height: 800 });
    expect({ ...found, scale: Number(found.scale.toFixed(3)) }).toMatchObject(fit);
    expect(found.height * found.scale).toBeCloseTo(800);
  });

  test.each([
    [390, 'phone'],
    [1024, 'tablet'],
    [1440, 'desktop'],
  ] as const)('a window of %s px suits a %s', (width, name) => {
    expect(widthFor(width)).toBe(name);
  });

  test.each([
    ['far from its neighbours', { above: 100, below: 100 }, 480, 440],
    ['near its neighbours', { above: 10, below: 20 }, 495, 415],
    ['that touches them', { above: 0, below: -3 }, 500, 400],
  ])('the outline of a slice %s', (_name, free, y, height) => {
    const fit = fitPage('full', { width: 1440, height: 800 });
    const outline = outlineOf(box(1, 500, 400), free, fit, 1440);
    expect(outline).toMatchObject({ x: 6, y, width: 1428, height });
  });

  test('an own width of the page is kept, and one that has stepped back shows more of itself', () => {
    const sheet = { width: 968, height: 800 };
    expect(fitPage(520, sheet)).toMatchObject({ width: 520, left: 224 });
    expect(fitPage(2560, { width: 1280, height: 800 })).toMatchObject({ scale: 0.5, left: 0 });
    expect(fitPage('desktop', sheet, true)).toMatchObject({ scale: 0.4, height: 2000 });
  });

  test('an outline is scaled and stays within the sheet', () => {
    const fit = fitPage('desktop', { width: 720, height: 400 });
    const rect = onSheet(box(0, 100, 200), fit);
    expect(rect).toEqual({ x: 0, y: 50, width: 720, height: 100 });
    expect(withinSheet(rect, 720)).toEqual({ x: 6, y: 50, width: 708, height: 100 });
  });
});

describe('seams', () => {
  const boxes = [box(0, 0, 100), box(1, 100, 300), box(2, 400, 100)];
  test.each([
    [boxes, 3, 0],
    [boxes, 96, 1],
    [boxes, 498, 3],
    [boxes, 250, null],
    [[], 5, null],
  ])('of %j, near %s px is the seam %s', (slices, y, index) => {
    expect(seamAt(slices, y, 12)?.index ?? null).toBe(index);
  });
});

test.each<[string, Place, string | null, tab?: string]>([
  ['settings', {}, 'menu', 'Menu'],
  ['settings', {}, 'gate', 'Sound'],
  ['settings', { field: 'password_note' }, 'gate', 'Menu'],
  ['settings', { field: 'password_note' }, 'gate'],
  ['settings', { field: 'footer_heading' }, 'footer'],
  ['settings', { field: 'no_such_field' }, null],
  ['settings', {}, null],
  ['home', { field: 'gate_title_first' }, null],
  ['home', { zone: 'slices', index: 0, field: 'footer_heading' }, null],
])('of %s, the field %j is in the part %s, with the tab %s', (type, place, part, tab) => {
  expect(partOf(host, models.types.get(type), place, tab)).toBe(part);
});

const linked = { case_study: { link_type: 'Document', type: 'case_study', uid: 'low-tide' } };
const imported = { behance_id: '7' };
const spread = [{ slice_type: 'image' }];

test.each<[string, string, DocumentJson, string | null, first?: string]>([
  [
    'its first category',
    'project',
    { tags: ['UI/UX', 'Web'], data: linked },
    '/categories/uiux',
    'card',
  ],
  ['all projects without a category', 'project', { data: linked }, '/portfolio'],
  ['all projects, after its page', 'project', { data: { spread } }, '/portfolio', 'page'],
  ['all projects, after a page elsewhere', 'project', { data: imported }, '/portfolio', 'page'],
  ['no page of another type', 'page', { data: linked }, null],
])('the card of a project is on %s', (_where, type, json, path, first) => {
  const found = host.viewsOf?.(type, json);
  expect(found?.views[0]?.path ?? null).toBe(path);
  if (first !== undefined) expect(found?.first).toBe(first);
});

test('every field of a project that one of its views shows alone is one of its model', () => {
  const { fields = {}, zones = [] } = models.types.get('project') ?? {};
  const known = [...Object.keys(fields), ...zones.map(({ id }) => id)];
  const views = host.viewsOf?.('project', {})?.views ?? [];
  const shown = views.flatMap(({ shows = [] }) => shows);
  expect(shown.filter((field) => !known.includes(field))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});

test.each<[string, Place, boolean, tab?: string]>([
  ['project', {}, true, 'SEO'],
  ['project', { field: 'share_image' }, true, 'Main'],
  ['project', { field: 'project_title' }, false, 'SEO'],
  ['project', { zone: 'spread', index: 0 }, false, 'SEO'],
  ['project', {}, false, 'Main'],
  ['settings', { field: 'meta_description' }, true],
])('of %s, %j is the look of a page in search: %s', (type, place, isShown, tab) => {
  expect(isSearchLook(models.types.get(type), place, tab ?? null)).toBe(isShown);
});

test('of a model with one tab only the fields of its look in search are', () => {
  const field = (id: string) => ({ id, label: id, hint: '', model: { type: 'Text' } });
  const type = { tabs: [{ name: 'Main', fields: [field('title'), field('meta_title')] }] };
  expect(isSearchLook(type, {}, 'Main')).toBe(false);
  expect(isSearchLook(type, { field: 'title' }, 'Main')).toBe(false);
  expect(isSearchLook(type, { field: 'meta_title' }, 'Main')).toBe(true);
});
