import { describe, expect, test } from 'vitest';
import type { EditorField } from '#page-editor/model/EditorModels.ts';
import {
  chooseOption,
  fieldOf,
  isChosen,
  partsOf,
  readChoice,
  resetLook,
} from '#page-editor/rooms/look/lookValues.ts';
import { look } from '#editing/look.ts';
import type { Json } from '#prismic-folder/edit';
import { demoModels } from '../form/support/demoModels.ts';

const type = demoModels.types.get('look');
if (!type) throw new Error('There is no type look');

const field = (id: string): EditorField => {
  const found = fieldOf(type, id);
  if (!found) throw new Error(`There is no field ${id}`);
  return found;
};

test.each<
  readonly [id: string, value: Json | undefined, chosen: string | null, old: string | null]
>([
  ['theme', undefined, 'Night first', null],
  ['theme', null, 'Night first', null],
  ['theme', '', 'Night first', null],
  ['theme', 'Day only', 'Day only', null],
  ['theme', 'Dusk', null, 'Dusk'],
  ['gate', 7, null, '7'],
  ['gate', { on: true }, null, '{"on":true}'],
  ['corners', undefined, 'Round', null],
])('of %s the value %j is the choice %j', (id, value, chosen, old) => {
  expect(readChoice(field(id), value)).toMatchObject({ chosen, old });
});

test('the option that counts anyway is not written', () => {
  const json = { data: { theme: 'Day only' } };
  expect(chooseOption(json, field('theme'), 'Day first')).toEqual([
    { op: 'set', path: ['data', 'theme'], value: 'Day first' },
  ]);
  expect(chooseOption(json, field('theme'), 'Night first')).toEqual([
    { op: 'remove', path: ['data', 'theme'] },
  ]);
  expect(chooseOption({}, field('theme'), 'Night first')).toEqual([]);
});

test('the way back takes what differs, also what is no option any more, and leaves what the model does not have', () => {
  const json = {
    data: { accent: '#9C72FF', theme: 'Night first', gate: 'Loud', grain: null, later: 'on' },
  };
  expect(resetLook(json, type)).toEqual([
    { op: 'remove', path: ['data', 'accent'] },
    { op: 'remove', path: ['data', 'gate'] },
  ]);
  expect(isChosen(json, type)).toBe(true);
  expect(isChosen({ data: { theme: 'Night first', later: 'on' } }, type)).toBe(false);
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
      if (control.kind === 'pills') {
        expect(options).toEqual(expect.arrayContaining([...(control.menu?.options ?? [])]));
      }
      if (control.kind === 'steps')
        for (const one of options) expect(control.glyphOf(one)).not.toBe('');
      if (control.kind === 'discs') expect(options).toContain(control.picture.option);
    }
  });

  test('without their fields are left out, and a part without controls, too', () => {
    const only = { ...type, tabs: [{ name: 'Main', fields: [field('grain')] }] };
    expect(partsOf(look.parts, only)).toEqual([
      { label: 'Feel', controls: [expect.objectContaining({ field: 'grain' })] },
    ]);
  });
});
