// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import { describeChanges } from '#page-editor/differences/describeChanges.ts';
import { emptySlice, isNew } from '#page-editor/model/emptySlice.ts';
import { nameOf } from '#page-editor/model/nameOf.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import { fieldOf } from '#page-editor/model/placeOf.ts';
import { sliceModel, type SliceJson } from '#page-editor/model/sliceAt.ts';
import { fitSlice } from '#page-editor/slices/clipboard/fitSlice.ts';
import { memorySession } from '../form/support/memorySession.ts';
import { nameless, renderForm, typeInto } from '../form/support/renderForm.tsx';

const text = (label: string) => ({ type: 'Text', config: { label } });
const quote = {
  type: 'Slice',
  'non-repeat': { said: text('Said') },
  repeat: { source: text('Source') },
};
const zone = (choices: object) => ({ type: 'Slices', config: { choices } });
const type = (id: string, choices: object) => ({ id, json: { Main: { body: zone(choices) } } });
const types = [
  type('post', { quote, headline: text('Headline'), note: text('Note') }),
  type('page', { quote, note: { ...quote, repeat: {} } }),
];
const models = readEditorModels({ types, slices: [] }, {});
const QUOTE = {
  slice_type: 'quote',
  slice_label: 'big',
  primary: { said: 'Low tide' },
  items: [{ source: 'A diver' }],
};
const HEADLINE = { slice_type: 'headline', value: 'High tide' };
/** Its id means something else in the other type. */
const NOTE = { slice_type: 'note', value: 'Mind' };
const JSON_OF_POST = { data: { body: [QUOTE, HEADLINE, NOTE] } };

describe('slices from before they were shared', () => {
  test.each<[Json, string, string, boolean]>([
    [QUOTE, 'Quote', 'Low tide', false],
    [{ slice_type: 'quote' }, 'Quote', '', true],
    [HEADLINE, 'Headline', 'High tide', false],
    [{ slice_type: 'headline', value: null }, 'Headline', '', true],
    [NOTE, 'Note', '', false],
  ])('have names in the outline: %j', (slice, name, words, isEmpty) => {
    expect(nameOf(models, slice)).toEqual({ name, variation: '', words });
    expect(isNew(models, slice)).toBe(isEmpty);
  });

  test.each([
    [['primary', 'said'], 0, 'Said'],
    [['items', 0, 'source'], 0, 'Source'],
    [['value'], 1, 'Headline'],
    [['value'], 2, undefined],
  ])('have fields by their paths: %j', (path, index, label) => {
    const found = fieldOf(['data', 'body', index, ...path], {
      json: JSON_OF_POST,
      type: models.types.get('post'),
      models,
    });
    expect(found?.field.label).toBe(label);
  });

  test('are edited in their form, where they are, and compared by their fields', async () => {
    const session = memorySession('post', JSON_OF_POST);
    const form = await renderForm({ session, models, place: { zone: 'body', index: 0 } });
    const write = (field: string, words: string) =>
      typeInto(form.field<HTMLTextAreaElement>(field, 'textarea, input'), words);
    await write('said', 'Ebb');
    await form.go({ zone: 'body', index: 1 });
    expect(nameless(form.container)).toEqual([]);
    await write('body/1/value', 'Flood');
    const current = session.get().json;
    const body = [{ ...QUOTE, primary: { said: 'Ebb' } }, { ...HEADLINE, value: 'Flood' }, NOTE];
    expect(current).toEqual({ data: { body } });
    await form.go({ zone: 'body', index: 2 });
    expect(form.container.textContent).toContain('It stays in the file');
    expect(form.container.querySelectorAll('textarea:not([readonly])')).toHaveLength(0);
    const post = models.types.get('post');
    const changes = describeChanges({ published: JSON_OF_POST, current, type: post, models });
    expect(changes.map(({ where, what }) => `${where} · ${what}`)).toEqual([
      'Quote, 1 of 3 · Said',
      'Headline, 2 of 3 · Headline',
    ]);
  });

  test.each<[string, Json, Json]>([
    ['quote', { slice_type: 'quote' }, QUOTE],
    ['headline', { slice_type: 'headline' }, HEADLINE],
  ])('are made anew and pasted as they are: %s', (id, made, copied) => {
    const [body] = models.types.get('post')?.zones ?? [];
    const model = sliceModel(models, id);
    const [variation] = model?.variations ?? [];
    if (!body || !model || !variation) throw new Error(`There is no ${id}`);
    expect(emptySlice(model, variation)).toEqual(made);
    const fits = { fits: true, slice: copied, left: [] };
    expect(fitSlice(models, body, copied as SliceJson)).toEqual(fits);
  });

  test('are offered by zones that have them, unless their id has two meanings', () => {
    expect(models.types.get('post')?.zones[0]?.slices).toEqual(['quote', 'headline']);
    expect(models.types.get('page')?.zones[0]?.slices).toEqual(['quote']);
  });
});
