import { existsSync } from 'node:fs';
import { chmod, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkModels } from '#prismic-folder';
import { createProject } from '../../../packages/prismic-folder/tests/support/createProject.ts';
import { createSlice } from '../../../scripts/sliceNew/createSlice.ts';
import { sliceName } from '../../../scripts/sliceNew/sliceName.ts';

let root: string;

/** A copy of what slices are made in. */
async function copy() {
  let remove = () => {};
  ({ root } = createProject({}, (end) => (remove = end)));
  const parts = ['customtypes', 'slices', 'slicemachine.config.json', 'prismicio-types.d.ts'];
  for (const path of [...parts, 'tsconfig.json'])
    await cp(path, join(root, path), {
      recursive: true,
      filter: (from) => !from.endsWith('.png'),
    });
  return remove;
}

const read = (path: string) => readFile(join(root, path), 'utf8');
const exists = (path: string) => existsSync(join(root, path));

describe('a new slice', () => {
  beforeEach(copy);

  test('passes the check of models, is admitted by the requested zone, and is in types and registry', async () => {
    const { regenerated } = await createSlice(root, 'PullQuote', 'project.spread');
    expect(await checkModels(root, { strict: true })).toEqual([]);
    const type = JSON.parse(await read('customtypes/project/index.json'));
    expect(Object.keys(type.json.Spread.spread.config.choices)).toContain('pull_quote');
    expect(Object.keys(type.json.Cover.cover.config.choices)).not.toContain('pull_quote');
    expect(regenerated.toSorted()).toEqual(['prismicio-types.d.ts', 'slices/index.ts']);
    expect(await read('slices/index.ts')).toContain('pull_quote: {');
    expect(await read('prismicio-types.d.ts')).toContain('PullQuoteSlice');
  });

  test.each([
    ['another model has its id', { id: 'pull_quote' }, 'is taken by slices/About/model'],
    ['a model is not JSON', '{', 'slices/About/model.json'],
  ])('is refused when %s', async (_, change, words) => {
    const model = JSON.parse(await read('slices/About/model.json'));
    const text = typeof change === 'string' ? change : JSON.stringify({ ...model, ...change });
    await writeFile(join(root, 'slices/About/model.json'), text);
    await expect(createSlice(root, 'PullQuote', 'page')).rejects.toThrow(words);
    expect(exists('slices/PullQuote')).toBe(false);
  });

  // The root user may write read-only files.
  test.skipIf(process.getuid?.() === 0)(
    'leaves nothing behind where its type cannot be written',
    async () => {
      await chmod(join(root, 'customtypes/page/index.json'), 0o444);
      await expect(createSlice(root, 'PullQuote', 'page')).rejects.toThrow(
        'customtypes/page/index.json',
      );
      expect(exists('slices/PullQuote')).toBe(false);
    },
  );
});

describe('a slice that is not made', () => {
  beforeAll(copy);

  test.each<[string, string, string, string]>([
    ['no name', '', 'page', 'A name is missing: npm run slice:new PullQuote'],
    ['two words', 'pull quote', 'page', '"pull quote" is not a valid name'],
    ['an id', 'pull_quote', 'page', 'such as PullQuote'],
    ['a path', '../Out', 'page', 'such as Out'],
    ['a name in use', 'CardList', 'page', 'slices/CardList already exists'],
    ['an unknown type', 'PullQuote', 'pages', 'No type is called "pages": one of case_study, home'],
    ['a type without a zone', 'PullQuote', 'settings', 'the type has no slice zone'],
    ['a type of several', 'PullQuote', 'project', '--type project.cover or --type project.spread'],
    ['an unknown zone', 'PullQuote', 'project.x', 'no zone is called "x", only cover, spread'],
  ])('is refused with %s, and nothing is written', async (_, name, type, words) => {
    const before = await read('customtypes/page/index.json');
    await expect(createSlice(root, name, type)).rejects.toThrow(words);
    expect(exists('slices/PullQuote')).toBe(false);
    expect(await read('customtypes/page/index.json')).toBe(before);
  });
});

test.each([
  ['PullQuote', 'pull_quote', 'Pull quote'],
  ['VideoFile1', 'video_file1', 'Video file1'],
])('the slice %s has the id %s and is read as %s', (name, id, words) => {
  expect(sliceName(name)).toEqual({ name, id, words });
});
