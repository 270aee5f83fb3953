import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { typeModel } from './models.ts';
import { call, createProject } from './project.ts';

/** Fields with the code a developer should get, and the imports it needs. */
const FIELDS: Record<string, [model: Record<string, unknown>, shows: string]> = {
  'rich text': [{ type: 'StructuredText', config: { single: 'paragraph' } }, '<PrismicRichText'],
  'an image': [{ type: 'Image' }, '<PrismicImage'],
  'a link': [{ type: 'Link', config: { select: null } }, '<PrismicLink'],
  links: [{ type: 'Link', config: { repeat: true } }, 'key={link.key}'],
  'links with texts and variants': [
    { type: 'Link', config: { repeat: true, allowText: true, variants: ['Primary'] } },
    'className={link.variant}',
  ],
  'a table': [{ type: 'Table' }, '<PrismicTable'],
  'an embed': [{ type: 'Embed' }, '__html'],
  'a place': [{ type: 'GeoPoint' }, '.latitude'],
  'a group': [{ type: 'Group', config: { fields: {} } }, '.map((item'],
  'a slice zone': [{ type: 'Slices', config: { choices: {} } }, '<SliceZone'],
  'a boolean': [{ type: 'Boolean' }, '"Yes"'],
  'a colour': [{ type: 'Color' }, 'color:'],
  'a date': [{ type: 'Date' }, 'toLocaleDateString()'],
  'a time stamp': [{ type: 'Timestamp' }, 'toLocaleString()'],
  'a number': [{ type: 'Number' }, 'slice.primary.field'],
  'an integration': [{ type: 'IntegrationFields', config: { catalog: 'shop' } }, 'JSON.stringify'],
};

const read = async (model: Record<string, unknown>, fieldPath: string[]) => {
  const { runner } = await createProject();
  const result = await call(runner, 'snippet:read', {
    fieldPath,
    // Cast: the part of a field's model that matters here.
    model: model as never,
    itemName: 'item',
  });
  return [result].flat().filter((snippet) => snippet !== undefined);
};

test.each(Object.entries(FIELDS))('%s has a snippet that compiles', async (_, [model, shows]) => {
  const snippets = await read(model, ['slice', 'primary', 'field']);
  expect(snippets.length).toBeGreaterThan(0);
  for (const { label, language, code } of snippets) {
    expect([label.startsWith('React'), language]).toEqual([true, 'tsx']);
    await transformWithOxc(`export const shown = <>${code}</>;`, 'snippet.tsx');
  }
  expect(snippets[0]?.code).toContain(shows);
  expect(snippets[0]?.code).toContain('slice.primary.field');
});

test('rich text has a second snippet, without its marks; any field is reached by its name in brackets', async () => {
  const codes = async (type: string, name: string) =>
    (await read({ type }, ['slice', 'primary', name])).map(({ code }) => code);
  expect(await codes('StructuredText', 'field')).toEqual([
    '<PrismicRichText field={slice.primary.field} />',
    '<PrismicText field={slice.primary.field} />',
  ]);
  expect(await codes('Text', 'sub-title')).toEqual(['{slice.primary["sub-title"]}']);
});

test.each([
  [true, true, 'getByUID("case_study", uid)'],
  [false, false, 'getSingle("case_study")'],
])(
  'the page of a type, in TypeScript: %s, repeatable: %s',
  async (typescript, repeatable, shows) => {
    const { runner } = await createProject({ typescript });
    const model = { ...typeModel('case_study', ['hero']), repeatable };
    const asked = { kind: 'PageSnippet', data: { model } } as const;
    const [page] = (await call(runner, 'documentation:read', asked)) ?? [];
    const [, language, code = ''] = /^```(tsx|jsx)\n([^]*)\n```$/.exec(page?.content ?? '') ?? [];
    expect(language).toBe(typescript ? 'tsx' : 'jsx');
    await transformWithOxc(code, `page.${language}`);
    expect(code).toContain(shows);
  },
);
