import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createProject } from '../../prismic-folder/tests/support/createProject.ts';
import { generate, regenerate, stale } from '../src/codegen/index.ts';
import { readModels } from '../src/codegen/models.ts';
import { zoneProblems } from '../src/codegen/zones.ts';
import { readSettings } from '../src/settings.ts';

let root: string;

beforeEach(async () => {
  ({ root } = createProject());
  const paths = ['customtypes', 'slices', 'slicemachine.config.json', 'tsconfig.json'];
  await Promise.all(paths.map((path) => cp(path, join(root, path), { recursive: true })));
});

async function problems() {
  const settings = await readSettings(root);
  return zoneProblems(await readModels(settings), settings).map(({ message }) => message);
}

test('writes what the models ask for once, and names an outdated file without touching it', async () => {
  const { written } = await regenerate(root);
  expect(written).toContain('prismicio-types.d.ts');
  expect((await regenerate(root)).written).toEqual([]);
  await writeFile(join(root, 'slices/index.ts'), '// edited by hand\n');
  const drifted = await stale(root, (await generate(root)).files);
  expect(drifted.map(({ file }) => file)).toEqual(['slices/index.ts']);
  expect(await readFile(join(root, 'slices/index.ts'), 'utf8')).toBe('// edited by hand\n');
});

test('a slice in no zone is reported with the fix; those of this project are all in one', async () => {
  expect(await problems()).toEqual([]);
  const folder = join(root, 'slices/MachineMade');
  await cp(join(root, 'slices/About'), folder, { recursive: true });
  const model = JSON.parse(await readFile(join(folder, 'model.json'), 'utf8'));
  const renamed = { ...model, id: 'machine_made', name: 'MachineMade' };
  await writeFile(join(folder, 'model.json'), JSON.stringify(renamed));
  expect(await problems()).toEqual([
    'slices/MachineMade: is in no slice zone: add it to a zone of a type in customtypes or delete the folder',
  ]);
});

test('a deleted slice is reported in each zone that lists it, and left out of types and registry', async () => {
  await rm(join(root, 'slices/CardList'), { recursive: true });
  const still = (type: string, zone: string) =>
    `customtypes/${type}/index.json: the zone "${zone}" still lists the slice "card_list", which does not exist: remove it there`;
  expect(await problems()).toEqual([
    still('case_study', 'spread'),
    still('home', 'slices'),
    still('page', 'slices'),
  ]);
  const { files } = await generate(root);
  const texts = files.map(({ text }) => text).join('\n');
  expect(texts).toContain('CalloutSectionSlice');
  expect(texts).not.toMatch(/CardListSlice|card_list/);
});
