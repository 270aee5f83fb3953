import { expect, test } from 'vitest';
import { type Json, objectOf } from '#prismic-folder/edit';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { slicesOf } from '#page-editor/model/sliceAt.ts';
import { fieldOf, placeOf } from '#page-editor/model/placeOf.ts';
import { followModels, MODELS_CHANGED } from '#page-editor/window/followModels.ts';
import { placeHash } from '#page-editor/model/place.ts';
import { nameOf } from '#page-editor/model/nameOf.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import { changeVariation, switchVariation } from '#page-editor/fields/field/changeVariation.ts';
import { demoFiles } from '../form/support/demoModels.ts';
import { memorySession } from '../form/support/memorySession.ts';

const site = readEditorModels(demoFiles, { '/slices/CardList/screenshot-default.png': '/a.png' });

const field = (type: string, config: object = {}) => ({ type, config });
const TEXT = field('Text');

const own = readEditorModels(
  {
    types: [
      {
        id: 'page',
        label: '',
        json: {
          Main: {
            uid: field('UID'),
            project_title: field('Text', { placeholder: ' Its name ' }),
            line: field('Separator'),
            body: {
              ...field('Slices', { choices: { note: field('SharedSlice'), old: field('Slice') } }),
              fieldset: 'Slice Zone',
            },
            cards: {
              ...field('Group', {
                fields: { rows: field('Group', { fields: { cellText: TEXT } }) },
              }),
              description: 'What it can do',
            },
          },
          Zone: { cover: { type: 'Slices', fieldset: 'Cover', config: {} } },
          Empty: {},
          Broken: null,
        },
      },
      null,
      'x',
      { id: 'no_tabs' },
    ],
    slices: [
      {
        id: 'note',
        name: 'NoteWall',
        variations: [
          {
            id: 'default',
            name: 'Default',
            primary: {
              text: field('Text', { label: 'Words' }),
              size: field('Select', { options: ['S', 'L'], default_value: 'S' }),
              only: TEXT,
              title: field('StructuredText', { single: 'heading2' }),
              // Named as a part of a text's value is.
              parts: field('Group', { fields: { text: field('StructuredText') } }),
            },
            items: { label: TEXT, picture: field('Image') },
          },
          {
            id: 'wide',
            primary: {
              text: TEXT,
              size: field('Boolean', { default_value: true }),
              extra: field('Text', { default_value: 'E' }),
            },
            items: { label: TEXT },
          },
          { id: 'plain', name: 'Plain', primary: { text: TEXT } },
          { id: 'bare', name: 'Bare', primary: { text: TEXT } },
          { name: 'without id' },
        ],
      },
      { id: 'none', variations: [] },
      [],
      { id: 'no_variations' },
    ],
  },
  {},
);

const note = own.slices.get('note');
test('all models of the site are read, with every field in one tab', () => {
  expect([site.types.size, site.slices.size]).toEqual([
    demoFiles.types.length,
    demoFiles.slices.length,
  ]);
  for (const { fields, tabs, zones } of site.types.values()) {
    const shown = [...tabs.flatMap((tab) => tab.fields), ...zones].map(({ id }) => id);
    expect(shown.toSorted()).toEqual(Object.keys(fields).toSorted());
    for (const slice of zones.flatMap((zone) => zone.slices)) {
      expect(site.slices.has(slice), slice).toBe(true);
    }
  }
  expect(site.slices.get('card_list')?.variations[0]?.picture).toBe('/a.png');
});

test('what models lack is made of ids, and what is no model is left out', () => {
  expect([...own.types.keys(), ...own.slices.keys()]).toEqual(['page', 'note']);
  const page = own.types.get('page');
  expect(page).toMatchObject({ label: 'Page', repeatable: true });
  expect(page?.tabs.map(({ name, fields }) => [name, fields.map(({ label }) => label)])).toEqual([
    ['Main', ['UID', 'Project title', 'Cards']],
  ]);
  expect(page?.tabs[0]?.fields.map(({ hint }) => hint)).toEqual(['', 'Its name', 'What it can do']);
  expect(page?.zones).toEqual([
    { id: 'body', label: 'Body', tab: 'Main', slices: ['note', 'old'] },
    { id: 'cover', label: 'Cover', tab: 'Zone', slices: [] },
  ]);
  expect(note?.variations.map(({ name }) => name)).toEqual(['Default', 'Wide', 'Plain', 'Bare']);
});

const DOCUMENT = {
  data: {
    project_title: 'x',
    cards: [{ rows: [{ cellText: 'y' }] }],
    body: [
      { slice_type: 'note', primary: { text: 'a' }, items: [{ label: 'b' }] },
      { slice_type: 'note', variation: 'wide' },
      { slice_type: 'gone' },
    ],
  },
};

const keysOf = (path: string) =>
  path.split('.').map((key) => (/^\d/.test(key) ? Number(key) : key));

test.each([
  ['a document field', 'project_title', 'project_title', '#/project_title'],
  ['within its value', 'project_title.0.text', 'project_title', '#/project_title'],
  ['an entry of a group', 'cards.0', 'cards', '#/cards/0'],
  ['a nested group', 'cards.0.rows.0.cellText', undefined, '#/cards/0/rows/0/cellText'],
  ['a slice’s field', 'body.0.primary.text.3', 'body.0.primary.text', '#body/0/text'],
  ['a group’s field', 'body.0.primary.parts.1.text', undefined, '#body/0/parts/1/text'],
  [
    'within its text',
    'body.0.primary.parts.1.text.2.text',
    'body.0.primary.parts.1.text',
    '#body/0/parts/1/text',
  ],
  ['a field of items', 'body.0.items.0.label', undefined, '#body/0/items/0/label'],
  ['a field of another variation', 'body.1.primary.extra', undefined, '#body/1/extra'],
  ['one the variation lacks', 'body.1.primary.only.0.text', null, '#body/1/only'],
  ['an unknown slice', 'body.2.primary.text', null, '#body/2/text'],
  ['a slice', 'body.1', null, '#body/1'],
  ['what kind of slice it is', 'body.1.variation', null, '#body/1'],
  ['an unknown field', 'toString.0.x', null, '#/toString'],
])('finds the field and the place of %s: %s', (_what, path, inner = path, place) => {
  const document = { json: DOCUMENT, type: own.types.get('page'), models: own };
  const at = ['data', ...keysOf(path)];
  const found = fieldOf(at, document);
  expect(found?.path.join('.') ?? null).toBe(inner && `data.${inner}`);
  expect(found?.field.id).toBe(inner?.split('.').at(-1));
  expect(placeHash(placeOf(at, document))).toBe(place);
});

test('a path without its document is of any slice that the zone may have', () => {
  const document = { json: null, type: own.types.get('page'), models: own };
  const at = ['data', 'body', 3, 'primary'];
  const hash = (...path: (string | number)[]) => placeHash(placeOf([...at, ...path], document));
  expect(hash('parts', 1, 'text', 0, 'text')).toBe('#body/3/parts/1/text');
  expect(hash('extra', 'x')).toBe('#body/3/extra');
  expect(placeOf(['tags', 0], document)).toEqual({});
});

const TITLE = [{ type: 'heading2', text: ' A title\n here ' }];
const ODD = [{ type: { toString: 1 }, text: 'x' }];
const NOTE = { slice_type: 'note' };
test.each([
  [{ ...NOTE, primary: { text: 'b', title: TITLE } }, 'Note wall', 'Default', 'A title here'],
  [{ ...NOTE, variation: 'wide', items: [{ label: 'First' }] }, 'Note wall', 'Wide', 'First'],
  [{ ...NOTE, items: [{ picture: { alt: 'A wave' } }] }, 'Note wall', 'Default', 'A wave'],
  [{ ...NOTE, primary: { text: 7, title: 'x' } }, 'Note wall', 'Default', ''],
  [{ ...NOTE, primary: { title: ODD } }, 'Note wall', 'Default', 'x'],
  [{ slice_type: 'quote_wall' }, 'Quote wall', '', ''],
  ['broken', 'Unknown slice', '', ''],
])('names the slice %j', (slice, name, variation, words) => {
  expect(nameOf(own, slice)).toEqual({ name, variation, words });
});

test('long words end in between, and no character is cut', () => {
  const { words } = nameOf(own, { ...NOTE, primary: { text: 'word '.repeat(40) } });
  expect(words).toMatch(/^(word )+word…$/);
  expect(words.length).toBeLessThanOrEqual(60);
  const family = '👨‍👩‍👧‍👦'.repeat(40);
  expect(nameOf(own, { ...NOTE, primary: { text: family } }).words).toBe(`${'👨‍👩‍👧‍👦'.repeat(5)}…`);
});

test('a slice has its name from the models that it is shown with, made once for them', () => {
  expect(nameOf(own, NOTE)).toBe(nameOf(own, NOTE));
  expect(nameOf(site, NOTE).name).toBe('Note');
});

/** A document whose slices become other variations. */
function turning(...slices: Json[]) {
  const session = memorySession('page', { data: { body: slices } });
  const slice = (index = 0) => objectOf(slicesOf(session.get().json, 'body')[index]);
  return {
    session,
    slice,
    primary: (index = 0) => slice(index)['primary'],
    turn: (to: string, index = 0) => changeVariation(session, own, { zone: 'body', index }, to),
  };
}

const noteOf = (primary: Json) => ({ ...NOTE, variation: 'default', primary });

test('another variation keeps what both have, says what is lost, and brings back what only the first has', () => {
  const before = {
    id: 'note$1',
    ...noteOf({ text: 'a', size: 'L', only: 'b', unknown: 'kept', title: [] }),
    items: [{ label: 'c', picture: { url: 'x' } }, { label: 'd' }],
  };
  const { session, slice, primary, turn } = turning(before);
  const lost = (to: string) => {
    const model = note?.variations.find(({ id }) => id === to);
    return note && model && switchVariation(slice(), note, model).lost;
  };
  // `size` has another kind there, and the title is empty.
  expect(lost('wide')).toEqual(['Size', 'Only', 'Picture']);
  turn('wide');
  expect(slice()).toEqual({
    ...before,
    variation: 'wide',
    primary: { text: 'a', unknown: 'kept', size: true, extra: 'E' },
    items: [{ label: 'c' }, { label: 'd' }],
  });
  expect(lost('plain')).toEqual(['Size', 'Extra', 'Label']);
  turn('plain');
  const { items: _items, ...rest } = before;
  const plain = { ...rest, variation: 'plain', primary: { text: 'a', unknown: 'kept' } };
  expect(slice()).toEqual(plain);
  turn('bare');
  expect(slice()).toEqual({ ...plain, variation: 'bare' });
  const set = (id: string, value: string) =>
    session.edit([{ op: 'set', path: ['data', 'body', 0, 'primary', id], value }], { label: 'x' });
  set('text', 'new');
  turn('default');
  expect(slice()).toMatchObject({
    variation: 'default',
    primary: { text: 'new', only: 'b', unknown: 'kept' },
    items: before.items,
  });
  turn('plain');
  session.undo();
  // What was brought back, also by undo, and then cleared does not come back again.
  const only = ['data', 'body', 0, 'primary', 'only'];
  session.edit([{ op: 'remove', path: only }], { label: 'empty' });
  turn('plain');
  turn('default');
  expect(primary()).not.toHaveProperty('only');
});

test('what a slice has aside stays its own when slices move, and another one in its place gets none of it', () => {
  const { session, primary, turn } = turning(
    ...['one', 'other'].map((only) => noteOf({ text: 'a', only })),
  );
  turn('plain');
  session.edit([{ op: 'move', path: ['data', 'body', 0], to: 1 }], { label: 'move' });
  const only = ['data', 'body', 0, 'primary', 'only'];
  session.edit([{ op: 'remove', path: only }], { label: 'empty' });
  turn('plain');
  turn('default');
  turn('default', 1);
  expect([primary(0), primary(1)]).toEqual([
    { text: 'a', size: 'S' },
    { text: 'a', only: 'one', size: 'S' },
  ]);
});

test('what a slice has aside comes back with the slice by undo, and no like one gets it', () => {
  const { session, slice, primary, turn } = turning(noteOf({ text: 'a', only: 'own' }));
  turn('plain');
  const path = ['data', 'body', 0];
  const value = structuredClone(slice());
  session.edit([{ op: 'remove', path }], { label: 'delete' });
  session.edit([{ op: 'insert', path, value }], { label: 'add' });
  turn('default');
  expect(primary()).not.toHaveProperty('only');
  for (let steps = 3; steps > 0; steps--) session.undo();
  turn('default');
  expect(primary()).toHaveProperty('only', 'own');
});

const raw = (id: string, ...problems: object[]) => ({ types: [{ id }], slices: [], problems });
const FAULTY = { file: 'customtypes/page/index.json', reason: 'the custom type has no id' };

/** A server whose answers come when the test says so. */
function follow() {
  const answers: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  const said: unknown[] = [];
  let change: () => void = () => undefined;
  const api = {
    call: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    onChange: (listener: (event: object) => void) => {
      change = () => listener({ kind: 'models' });
      return () => undefined;
    },
    // Cast: it calls no more of it.
  } as unknown as AuthoringClient;
  const { read, stop } = followModels(api, {
    onModels: (models, words) => said.push([models?.types ?? null, words]),
    onFailure: (words) => said.push(words),
  });
  /** Answers a request; an error is a failure. */
  const answer = async (at: number, value: object) => {
    if (value instanceof Error) answers[at]?.reject(value);
    else answers[at]?.resolve(value);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { said, read, stop, answer, change: () => change() };
}

test('the first answer does not overwrite models that were read after it', async () => {
  const { said, answer, change } = follow();
  change();
  await answer(1, raw('new'));
  await answer(0, raw('old'));
  expect(said).toEqual([[[{ id: 'new' }], null]]);
  change();
  await answer(2, raw('newer'));
  expect(said[1]).toEqual([[{ id: 'newer' }], MODELS_CHANGED]);
});

test('a problem is said at once with the first models, and later keeps the ones in use', async () => {
  const { said, answer, change } = follow();
  await answer(0, raw('note', FAULTY));
  change();
  await answer(1, raw('note', { ...FAULTY, field: 'id' }));
  const [file, why] = [FAULTY.file, FAULTY.reason];
  const goesOn = 'Until this is fixed, the editor goes on';
  expect(said).toEqual([
    [[{ id: 'note' }], `${file}: ${why}. ${goesOn} without this model.`],
    [null, `${file}, id: ${why}. ${goesOn} with the models from before.`],
  ]);
});

test('without any models a failure is one; with some, they stay', async () => {
  const { said, answer, change, read, stop } = follow();
  await answer(0, new Error('away'));
  expect(said).toEqual([expect.any(String)]);
  read();
  await answer(1, raw('note'));
  expect(said[1]).toEqual([[{ id: 'note' }], null]);
  change();
  await answer(2, new Error('away'));
  const words = expect.stringMatching(/^The models were changed, but not read: /);
  expect(said[2]).toEqual([null, words]);
  change();
  stop();
  await answer(3, raw('late'));
  expect(said).toHaveLength(3);
});
