import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generate } from '../src/codegen/index.ts';
import { readModels } from '../src/codegen/models.ts';
import { zoneProblems } from '../src/codegen/zones.ts';
import { readSettings } from '../src/settings.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'zones-'));
  await Promise.all(
    ['customtypes', 'slices', 'slicemachine.config.json', 'tsconfig.json'].map((path) =>
      cp(path, join(root, path), { recursive: true }),
    ),
  );
});

afterEach(() => rm(root, { recursive: true }));

async function problems() {
  const settings = await readSettings(root);
  return zoneProblems(await readModels(settings), settings).map(({ message }) => message);
}

test('the slice zones of this project list every slice and no missing one', async () => {
  expect(await problems()).toEqual([]);
});

test('a slice in no zone is reported with the fix', async () => {
  const folder = join(root, 'slices/MachineMade');
  await cp(join(root, 'slices/About'), folder, { recursive: true });
  const model = JSON.parse(await readFile(join(folder, 'model.json'), 'utf8'));
  const renamed = { ...model, id: 'machine_made', name: 'MachineMade' };
  await writeFile(join(folder, 'model.json'), JSON.stringify(renamed));
  expect(await problems()).toEqual([
    'slices/MachineMade: is in no slice zone: add it to a zone of a type in customtypes or delete the folder',
  ]);
});

test('a deleted slice is reported in each zone that lists it, and left out of the types', async () => {
  await rm(join(root, 'slices/CardList'), { recursive: true });
  expect(await problems()).toEqual([
    'customtypes/case_study/index.json: the zone "spread" still lists the slice "card_list", which does not exist: remove it there',
    'customtypes/home/index.json: the zone "slices" still lists the slice "card_list", which does not exist: remove it there',
    'customtypes/page/index.json: the zone "slices" still lists the slice "card_list", which does not exist: remove it there',
  ]);
  const { files } = await generate(root);
  const types = files.find(({ file }) => file === 'prismicio-types.d.ts')?.text;
  expect(types).toContain('CalloutSectionSlice');
  expect(types).not.toContain('CardListSlice');
});
