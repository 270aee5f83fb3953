import { describe, expect, test } from 'vitest';
import { fieldRows } from '#screens/library/fieldRows.ts';
import { matches } from '#screens/library/LibraryScreen.tsx';
import { readLibrary, readSample, zonesOf } from '#screens/library/readLibrary.ts';
import { slices } from '#slices';

const library = await readLibrary();
const sliceOf = (id: string) => library.find((slice) => slice.id === id);

/** A variation with these fields, as a model has it. */
const variation = (primary: object, items: object = {}) => ({ primary, items }) as never;

const field = (type: string, config: object = {}) => ({ type, config });

describe('the table of fields', () => {
  test.each<[string, object, string]>([
    ['rich text', field('StructuredText', { multi: 'paragraph' }), 'Rich text'],
    ['a link to a file', field('Link', { select: 'media' }), 'Link to media'],
    ['links', field('Link', { repeat: true }), 'Link, repeatable'],
    ['a field without configuration', { type: 'Boolean' }, 'Boolean'],
  ])('calls %s what an editor calls it', (_, model, type) => {
    expect(fieldRows(variation({ one: model }))[0]?.type).toBe(type);
  });

  test('lists fields of groups and items after what holds them', () => {
    const group = field('Group', {
      label: 'Cards',
      fields: { title: field('Text', { label: 'Title', placeholder: 'A few words' }) },
    });
    const look = field('Select', { options: ['No', 'Yes'] });
    const rows = fieldRows(variation({ cards: group }, { look }));
    expect(rows.map(({ path }) => path)).toEqual(['cards', 'cards.title', 'items.look']);
    expect(rows[1]).toMatchObject({ label: 'Title', description: 'A few words' });
    expect(rows[2]?.options).toEqual(['No', 'Yes']);
  });
});

describe('the library', () => {
  test('holds every slice of the registry, each with the zones that admit it', () => {
    expect(library.map(({ id }) => id)).toEqual(Object.keys(slices));
    expect(library.filter(({ zones }) => zones.length === 0)).toEqual([]);
    expect(sliceOf('parallax_images')?.zones).toEqual(['Project, cover']);
  });

  test.each([
    ['card_list', 'CARDLIST', true],
    ['card_list', 'cards gallery', false],
    ['card_list', 'items.icon', true],
    ['about', '', true],
  ])('finds %s by “%s”: %s', (id, query, found) => {
    const slice = sliceOf(id);
    expect(slice && matches(slice, query)).toBe(found);
  });

  test.each([
    ['an unknown slice', 'from_the_future', 'default'],
    ['an unknown variation', 'about', 'from_the_future'],
    ['a name every object has', 'constructor', 'default'],
  ])('has no sample of %s', async (_, type, name) => {
    expect(await readSample(type, name)).toBeNull();
  });
});

test('a type that has no zones admits nothing', () => {
  const type = { id: 'plain', json: { Main: { title: field('Text') } } } as never;
  expect(zonesOf('about', [type])).toEqual([]);
});
