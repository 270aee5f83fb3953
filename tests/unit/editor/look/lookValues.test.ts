import { describe, expect, test } from 'vitest';
import type { EditorField } from '#page-editor/model/EditorModels.ts';
import { chooseOption, fieldOf, readChoice } from '#page-editor/rooms/look/lookValues.ts';
import { isChosen, resetLook } from '#page-editor/rooms/look/lookValues.ts';
import { look } from '#editing/look.ts';
import type { Json } from '#prismic-folder/edit';
import { demoModels } from '../form/support/demoModels.ts';
import { themeColors } from '#editing/themeColors.ts';
import { windowStyles } from '#editing/windowStyles.ts';

const type = demoModels.types.get('look')!;
const field = (id: string): EditorField => fieldOf(type, id)!;

test.each<[id: string, value: Json | undefined, chosen: string | null, old: string | null]>([
  ['theme', null, 'Night first', null],
  ['theme', '', 'Night first', null],
  ['theme', 'Day only', 'Day only', null],
  ['theme', 'Dusk', null, 'Dusk'],
  ['gate', { on: true }, null, '{"on":true}'],
  ['corners', undefined, 'Round', null],
])('of %s the value %j is the choice %j', (id, value, chosen, old) => {
  expect(readChoice(field(id), value)).toMatchObject({ chosen, old });
});

test('the option that counts anyway is not written', () => {
  const json = { data: { theme: 'Day only' } };
  const path = ['data', 'theme'];
  const set = { op: 'set', path, value: 'Day first' };
  expect(chooseOption(json, field('theme'), 'Day first')).toEqual([set]);
  expect(chooseOption(json, field('theme'), 'Night first')).toEqual([{ op: 'remove', path }]);
  expect(chooseOption({}, field('theme'), 'Night first')).toEqual([]);
});

test('the way back takes what differs, also what is no option any more, and leaves what the model does not have', () => {
  const plain = { theme: 'Night first', later: 'on' };
  const json = { data: { ...plain, accent: '#9C72FF', gate: 'Loud', grain: null } };
  expect(resetLook(json, type)).toEqual([
    { op: 'remove', path: ['data', 'accent'] },
    { op: 'remove', path: ['data', 'gate'] },
  ]);
  expect(isChosen(json, type)).toBe(true);
  expect(isChosen({ data: plain }, type)).toBe(false);
});

describe('the controls of this site', () => {
  const controls = look.parts.flatMap((part) => part.controls);

  test('are of fields of the model, and every field has one', () => {
    const named = controls.flatMap((control) =>
      control.kind === 'discs' ? [control.field, control.picture.field] : [control.field],
    );
    const fields = type.tabs.flatMap((tab) => tab.fields.map(({ id }) => id));
    expect(named.toSorted()).toEqual(fields.toSorted());
  });

  test('know every option of it', () => {
    for (const control of controls) {
      const { options } = readChoice(field(control.field), undefined);
      if (control.kind === 'steps')
        for (const one of options) expect(control.glyphOf(one)).not.toBe('');
      const menu = control.kind === 'pills' ? control.menu?.options : [];
      const shown = control.kind === 'discs' ? [control.picture.option] : (menu ?? []);
      expect(options).toEqual(expect.arrayContaining([...shown]));
    }
  });
});

const accent = look.parts.flatMap(({ controls }) => controls).find(({ kind }) => kind === 'accent');
if (accent?.kind !== 'accent') throw new Error('The look has no accent');
const { parse, toHex, ramp } = accent;

const MOON = /^Without colour the light is a moon/;
const BLACK = /^A light cannot be black/;

test.each([
  ['#FF5A33', 'Ember', /^$/],
  [
    '#EBB432',
    'Brass',
    /^On paper Brass reaches 1\.4 to 1, too faint .* By day they use a deeper one/,
  ],
  ['#000000', 'Moon', BLACK],
  ['#FFFFFF', 'Moon', MOON],
  // The ground of the night, and that of the day.
  ['#0C0B0A', 'Moon', BLACK],
  ['#F3EEE5', 'Moon', MOON],
  ['#5A1E9E', 'Violet', /^Too dark to read on\. Buttons at night use \d\d instead of 4\d\.$/],
])('%s is called %s, and what is corrected is said', (hex, name, remark) => {
  const made = ramp(hex);
  expect(made.name).toBe(name);
  expect(made.remark ?? '').toMatch(remark);
});

test('black and white have a place on the ring and the sliders; what is no colour has none', () => {
  const dials = ['#000', '#fff', 'violet'].map(parse);
  expect(dials.map((one) => one && toHex(one))).toEqual(['#000000', '#FFFFFF', null]);
  expect(dials.flatMap((one) => Object.values(one ?? {})).every(Number.isFinite)).toBe(true);
});

test('the window keeps its own colours without an accent', () => {
  const looks = [{}, { accent: '#FF5A33' }, { accent: '#9C72' }, { accent: 7 }, null];
  expect(looks.map(windowStyles).join('')).toBe('');
});

test('the window has the colours of an accent in both themes, and pills an edge where they need one', () => {
  const brass = windowStyles({ accent: '#EBB432' });
  expect(brass).toContain('--brand: #EBB432;');
  expect(brass.match(/--brand-edge/g)).toHaveLength(1);
  expect(windowStyles({ accent: 'oklch(0.66 0.2 294)' })).not.toContain('--brand-edge');
});

test('the colours that are offered are those of the look', () => {
  const named = (look: unknown) =>
    Object.fromEntries(themeColors(look).map(({ name, color }) => [name, color]));
  expect(named({})['brand, dark']).toBe('#FF5A33');
  const own = named({ accent: '#9C72FF' });
  expect(own['brand, dark']).toBe('#9C72FF');
  expect(own['text, dark']).toBe(named({})['text, dark']);
  expect(Object.values(own)).not.toContain('#FF5A33');
});
