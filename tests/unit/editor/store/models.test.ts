import { expect, test } from 'vitest';
import { objectOf } from '#prismic-folder/edit';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import type { EditorVariation } from '#page-editor/model/EditorModels.ts';
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
            line: { type: 'Separator', config: {} },
            body: {
              ...field('Slices', { choices: { note: field('SharedSlice'), old: field('Slice') } }),
              fieldset: 'Slice Zone',
            },
            cards: {
              ...field('Group', {
                fields: { rows: field('Group', { fields: { cellText: field('Text') } }) },
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
              only: field('Text'),
              title: field('StructuredText', { single: 'heading2' }),
              // Named as a part of a text's value is.
              parts: field('Group', { fields: { text: field('StructuredText') } }),
            },
            items: { label: field('Text'), picture: field('Image') },
          },
          {
            id: 'wide',
            primary: {
              text: field('Text'),
              size: field('Boolean', { default_value: true }),
              extra: field('Text', { default_value: 'E' }),
            },
            items: { label: field('Text') },
          },
          { id: 'plain', name: 'Plain', primary: { text: field('Text') } },
          { id: 'bare', name: 'Bare', primary: { text: field('Text') } },
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
const variationOf = (id: string): EditorVariation => {
  const found = note?.variations.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

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
  ['an unknown field of a group', 'cards.0.x', 'cards', '#/cards/0'],
  ['a slice’s field', 'body.0.primary.text.3', 'body.0.primary.text', '#body/0/text'],
  ['a group’s field', 'body.0.primary.parts.1.text', undefined, '#body/0/parts/1/text'],
  [
    'within its text',
    'body.0.primary.parts.1.text.2.text',
    'body.0.primary.parts.1.text',
    '#body/0/parts/1/text',
  ],
  ['a field of items', 'body.0.items.0.label', undefined, '#body/0/items/0/label'],
  ['an entry of items', 'body.0.items.1', null, '#body/0/items/1'],
  ['a field of another variation', 'body.1.primary.extra', undefined, '#body/1/extra'],
  ['one the variation lacks', 'body.1.primary.only.0.text', null, '#body/1/only'],
  ['an unknown slice', 'body.2.primary.text', null, '#body/2/text'],
  ['a slice that is not there', 'body.9.primary.text', null, '#body/9/text'],
  ['a slice', 'body.1', null, '#body/1'],
  ['what kind of slice it is', 'body.1.variation', null, '#body/1'],
  ['a zone itself', 'body', null, '#/body'],
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

const NOTE = { slice_type: 'note' };
const TITLE = { type: 'heading2', text: ' A title\n here ' };
test.each([
  [{ ...NOTE, primary: { text: 'b', title: [TITLE] } }, 'Note wall', 'Default', 'A title here'],
  [{ ...NOTE, variation: 'wide', items: [{ label: 'First' }] }, 'Note wall', 'Wide', 'First'],
  [{ ...NOTE, items: [{ picture: { alt: 'A wave' } }] }, 'Note wall', 'Default', 'A wave'],
  [{ ...NOTE, primary: { text: 7, title: 'x' } }, 'Note wall', 'Default', ''],
  [
    { ...NOTE, primary: { title: [{ type: { toString: 1 }, text: 'x' }] } },
    'Note wall',
    'Default',
    'x',
  ],
  [{ slice_type: 'quote_wall' }, 'Quote wall', '', ''],
  ['broken', 'Unknown slice', '', ''],
])('names the slice %j', (slice, name, variation, words) => {
  expect(nameOf(own, slice)).toEqual({ name, variation, words });
});

test('long words end in between, and no character is cut', () => {
  const wordy = nameOf(own, { slice_type: 'note', primary: { text: 'word '.repeat(40) } });
  expect(wordy.words).toMatch(/^(word )+word…$/);
  const family = '👨‍👩‍👧‍👦'.repeat(40);
  const { words } = nameOf(own, { slice_type: 'note', primary: { text: family } });
  expect(words).toBe(`${'👨‍👩‍👧‍👦'.repeat(5)}…`);
  expect(wordy.words.length).toBeLessThanOrEqual(60);
});

test('a slice is read for its name once for each models, as long as it is the same object', () => {
  let reads = 0;
  const slice = new Proxy({ slice_type: 'note' } as Record<string, string>, {
    get(target, key) {
      reads += 1;
      return target[String(key)];
    },
  });
  const name = nameOf(own, slice);
  const once = reads;
  expect(nameOf(own, slice)).toBe(name);
  expect(reads).toBe(once);
  expect(nameOf(site, slice).name).toBe('Note');
  expect(reads).toBeGreaterThan(once);
});

test('another variation keeps what both have, and brings back what only the first has', () => {
  if (!note) throw new Error('no note');
  const to = (id: string, slice: object, aside?: Parameters<typeof switchVariation>[3]) =>
    switchVariation({ ...slice }, note, variationOf(id), aside);
  const slice = {
    id: 'note$1',
    slice_type: 'note',
    variation: 'default',
    primary: { text: 'a', size: 'L', only: 'b', unknown: 'kept', title: [] },
    items: [{ label: 'c', picture: { url: 'x' } }, { label: 'd' }],
  };
  const wide = to('wide', slice);
  expect(wide.slice).toEqual({
    ...slice,
    variation: 'wide',
    primary: { text: 'a', unknown: 'kept', size: true, extra: 'E' },
    items: [{ label: 'c' }, { label: 'd' }],
  });
  // `size` has another kind there, and the title is empty.
  expect(wide.lost).toEqual(['Size', 'Only', 'Picture']);
  const plain = to('plain', wide.slice, wide.aside);
  const { items: _items, ...rest } = slice;
  expect(plain.slice).toEqual({
    ...rest,
    variation: 'plain',
    primary: { text: 'a', unknown: 'kept' },
  });
  expect(plain.lost).toEqual(['Size', 'Extra', 'Label']);
  expect(to('bare', plain.slice, plain.aside).slice).toEqual({ ...plain.slice, variation: 'bare' });
  const edited = { ...plain.slice, primary: { text: 'new', unknown: 'kept' } };
  const back = to('default', edited, plain.aside);
  expect(back.slice).toMatchObject({
    variation: 'default',
    primary: { text: 'new', only: 'b', unknown: 'kept' },
    items: [{ label: 'c', picture: { url: 'x' } }, { label: 'd' }],
  });
  // What was brought back and then cleared does not come back again.
  const again = to('plain', { ...back.slice, primary: { text: 'new' } }, back.aside);
  const last = to('default', again.slice, again.aside);
  expect(last.slice['primary']).not.toHaveProperty('only');
  // Neither does what came back by undo.
  const { items: _none, ...emptied } = { ...slice, primary: { text: 'a' } };
  const undone = to('plain', emptied, to('plain', slice).aside);
  expect(to('default', undone.slice, undone.aside).slice).toEqual({
    ...emptied,
    primary: { text: 'a', size: 'S' },
  });
});

test('what a slice has aside stays its own when slices move, and another one in its place gets none of it', () => {
  const notes = ['one', 'other'].map((only) => ({
    slice_type: 'note',
    variation: 'default',
    primary: { text: 'a', only },
  }));
  const session = memorySession('page', { data: { body: notes } });
  const turn = (index: number, to: string) =>
    changeVariation(session, own, { zone: 'body', index }, to);
  const words = () =>
    slicesOf(session.get().json, 'body').map((slice) => objectOf(slice)['primary']);
  turn(0, 'plain');
  session.edit([{ op: 'move', path: ['data', 'body', 0], to: 1 }], { label: 'move' });
  session.edit([{ op: 'remove', path: ['data', 'body', 0, 'primary', 'only'] }], {
    label: 'empty',
  });
  turn(0, 'plain');
  turn(0, 'default');
  turn(1, 'default');
  expect(words()).toEqual([
    { text: 'a', size: 'S' },
    { text: 'a', only: 'one', size: 'S' },
  ]);
});

test('what a slice has aside comes back with the slice by undo, and no like one gets it', () => {
  const slice = { slice_type: 'note', variation: 'default', primary: { text: 'a', only: 'own' } };
  const session = memorySession('page', { data: { body: [slice] } });
  const turn = (to: string) => changeVariation(session, own, { zone: 'body', index: 0 }, to);
  const primary = () => objectOf(slicesOf(session.get().json, 'body')[0])['primary'];
  turn('plain');
  const like = structuredClone(slicesOf(session.get().json, 'body')[0] ?? {});
  const at = ['data', 'body', 0];
  session.edit([{ op: 'remove', path: at }], { label: 'delete' });
  session.edit([{ op: 'insert', path: at, value: like }], { label: 'add' });
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
    call: () =>
      new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
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
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { answers, said, read, stop, settle, change: () => change() };
}

test('the first answer does not overwrite models that were read after it', async () => {
  const { answers, said, settle, change } = follow();
  change();
  answers[1]?.resolve(raw('new'));
  await settle();
  answers[0]?.resolve(raw('old'));
  await settle();
  expect(said).toEqual([[[{ id: 'new' }], null]]);
  change();
  answers[2]?.resolve(raw('newer'));
  await settle();
  expect(said[1]).toEqual([[{ id: 'newer' }], MODELS_CHANGED]);
});

test('a problem is said at once with the first models, and later keeps the ones in use', async () => {
  const { answers, said, settle, change } = follow();
  answers[0]?.resolve(raw('note', FAULTY));
  await settle();
  change();
  answers[1]?.resolve(raw('note', { ...FAULTY, field: 'id' }));
  await settle();
  const [file, why] = [FAULTY.file, FAULTY.reason];
  const goesOn = 'Until this is fixed, the editor goes on';
  expect(said).toEqual([
    [[{ id: 'note' }], `${file}: ${why}. ${goesOn} without this model.`],
    [null, `${file}, id: ${why}. ${goesOn} with the models from before.`],
  ]);
});

test('without any models a failure is one; with some, they stay', async () => {
  const first = follow();
  first.answers[0]?.reject(new Error('away'));
  await first.settle();
  expect(first.said).toEqual([expect.any(String)]);
  first.read();
  first.answers[1]?.resolve(raw('note'));
  await first.settle();
  expect(first.said[1]).toEqual([[{ id: 'note' }], null]);
  const { answers, said, settle, change, stop } = follow();
  answers[0]?.resolve(raw('note'));
  await settle();
  change();
  answers[1]?.reject(new Error('away'));
  await settle();
  expect(said[1]).toEqual([
    null,
    expect.stringMatching(/^The models were changed, but not read: /),
  ]);
  change();
  stop();
  answers[2]?.resolve(raw('late'));
  await settle();
  expect(said).toHaveLength(2);
});
