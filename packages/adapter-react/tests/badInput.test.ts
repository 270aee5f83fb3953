import { access, chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { generate } from '../src/codegen/index.ts';
import { sliceModel, typeModel } from './models.ts';
import { call, createProject, failure, type AdapterProject, type HookCall } from './project.ts';

const slices = { libraryID: './slices' };
const hero = sliceModel('hero', 'Hero');
const changed = sliceModel('hero', 'Hero', ['title', 'more']);

/** A project with a slice, a type and everything generated. */
async function settled(): Promise<AdapterProject> {
  const project = await createProject({ libraries: ['./slices', './more'] });
  await call(project.runner, 'slice:create', { ...slices, model: hero });
  await call(project.runner, 'slice:create', { ...slices, model: sliceModel('quote', 'Quote') });
  await call(project.runner, 'custom-type:create', { model: typeModel('page', ['hero', 'quote']) });
  return project;
}

type Model = ReturnType<typeof sliceModel>;
const create = (id: string, name: string, libraryID = './slices'): HookCall => [
  'slice:create',
  { libraryID, model: sliceModel(id, name) },
];
const change = (type: 'slice:rename' | 'slice:update', model: Model): HookCall => [
  type,
  { ...slices, model },
];
const createType = (id: string): HookCall => ['custom-type:create', { model: typeModel(id, []) }];
const updateType: HookCall = ['custom-type:update', { model: typeModel('none', []) }];
const writeAsset = (id: string): HookCall => [
  'slice:asset:update',
  { ...slices, sliceID: 'hero', asset: { id, data: Buffer.from('{}') } },
];
const readAsset = (assetID: string): HookCall => [
  'slice:asset:read',
  { ...slices, sliceID: 'hero', assetID },
];
const NONE = sliceModel('none', 'None');
const TAKEN = sliceModel('quote', 'Hero');

/** A hook call, and what the error contains: the file and what is wrong with it. */
test.each<[string, HookCall, names: string, because: string]>([
  [
    'a slice whose id is taken in another library',
    create('hero', 'Other', './more'),
    'more/Other/model.json',
    'taken by slices/Hero/model.json',
  ],
  ['a slice renamed to one there is', change('slice:rename', TAKEN), 'slices/Hero', 'is there'],
  ['a slice whose folder is taken', create('other', 'Hero'), 'slices/Hero', 'is there already'],
  ['a slice whose id is a path', create('../x', 'Other'), 'Other/model.json', 'its id is "../x"'],
  ['a slice named by a digit', create('first', '1st'), 'model.json', 'its name is "1st"'],
  [
    'a slice in a library that is not configured',
    create('other', 'Other', './elsewhere'),
    'slicemachine.config.json',
    'no library "./elsewhere"',
  ],
  ['a slice that is not there', change('slice:update', NONE), 'slices', 'no slice "none"'],
  ['a type whose id is taken but for its case', createType('Page'), 'Page/index.json', 'is taken'],
  ['a type whose id is a path', createType('../page'), 'index.json', 'its id is "../page"'],
  ['a type that is not there', updateType, 'customtypes/none/index.json', 'is missing'],
  [
    'an asset outside its slice',
    writeAsset('../Hero/model.json'),
    'slices/Hero/../Hero/model.json',
    'not a file of its own folder',
  ],
  ['mock data that are not there', readAsset('x.json'), 'slices/Hero/x.json', 'is missing'],
])('%s is refused by name and no file changes', async (_, args, names, because) => {
  const { runner, files } = await settled();
  const before = await files();
  const message = await failure(runner, ...args);
  expect(message).toContain(`${names}: `);
  expect(message).toContain(because);
  expect(await files()).toEqual(before);
});

const UNVARIED = { ...sliceModel('broken', 'Broken'), variations: [] };
const TWIN = sliceModel('hero', 'Twin');
const ODD_LIBRARIES = { repositoryName: 'example', adapter: 'any', libraries: 'slices' };

/** Broken files, and the error of each. */
test.each<[string, file: string, content: unknown, because: string, named?: string]>([
  ['a syntax error', 'slices/Broken/model.json', '{ "id": "broken", ', 'is not JSON'],
  ['no variations', 'slices/Broken/model.json', UNVARIED, 'must have "variations"'],
  ['the id of another', 'slices/Twin/model.json', TWIN, 'its id "hero" is taken by slices/Hero/'],
  ['no model', 'slices/Lost/index.tsx', 'export {};', 'is missing', 'slices/Lost/model.json'],
  [
    'a folder of another name',
    'customtypes/other/index.json',
    typeModel('page', []),
    'its id is "page", its folder "other"',
  ],
  ['no list', 'slicemachine.config.json', ODD_LIBRARIES, 'its "libraries" must be a list'],
])(
  'what has %s is reported when another model is saved, and nothing else changes',
  async (_, file, content, because, named = file) => {
    const { root, runner, write, files } = await settled();
    write(file, content);
    const before = await files();
    await expect(generate(root)).rejects.toThrow(`${named}: ${because}`);
    expect(await files()).toEqual(before);
    const message = await failure(runner, ...change('slice:update', changed));
    expect(message).toContain(`${named}: ${because}`);
    const after = await files();
    delete before['slices/Hero/model.json'];
    delete after['slices/Hero/model.json'];
    expect(after).toEqual(before);
  },
);

test('a model that cannot be read is listed with its error, and the others are read', async () => {
  const { runner, write } = await settled();
  write('slices/Broken/model.json', '{');
  write('customtypes/broken/index.json', '{');
  expect(await call(runner, 'slice-library:read', slices)).toMatchObject({
    sliceIDs: ['Broken', 'hero', 'quote'],
  });
  expect(await failure(runner, 'slice:read', { ...slices, sliceID: 'Broken' })).toContain(
    'slices/Broken/model.json',
  );
  expect(await call(runner, 'slice:read', { ...slices, sliceID: 'hero' })).toEqual({ model: hero });
  const ids = ['broken', 'page'];
  expect(await call(runner, 'custom-type-library:read', undefined)).toEqual({ ids });
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([
    expect.stringContaining('slices/Broken/model.json: is not JSON'),
    expect.stringContaining('customtypes/broken/index.json: is not JSON'),
  ]);
});

test('a slice that lacks its component or mock data is reported but saved', async () => {
  const { root, runner, write, json } = await settled();
  write('slices/Bare/model.json', sliceModel('bare', 'Bare'));
  const model = sliceModel('bare', 'Bare', ['title', 'more']);
  await call(runner, 'slice:update', { ...slices, model });
  const problems = [
    'slices/Bare/index.tsx: is missing: the slice has no component',
    'slices/Bare/mocks.json: is missing: the slice has no mock data',
  ];
  expect((await generate(root)).problems).toEqual(problems);
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual(problems);
  expect(await json('slices/Bare/model.json')).toEqual(model);
});

/** Runs as a user without root's rights, as root may write to every folder. */
async function asOrdinaryUser(act: () => Promise<void>) {
  if (process.getuid?.() !== 0) return act();
  process.seteuid?.(65_534);
  return act().finally(() => process.seteuid?.(0));
}

test.skipIf(process.platform === 'win32')(
  'a folder that is read-only is named, and every file stays as it was',
  async () => {
    const { root, runner, files } = await settled();
    const before = await files();
    await chmod(join(root, 'slices/Hero'), 0o555);
    await asOrdinaryUser(async () => {
      const message = await failure(runner, ...change('slice:update', changed));
      expect(message).toMatch(/slices\/Hero\/model\.json: cannot be written.*EACCES/s);
    });
    await chmod(join(root, 'slices/Hero'), 0o755);
    expect(await files()).toEqual(before);
  },
);

test('where one of the generated files cannot be written, neither is', async () => {
  const { root, runner, read } = await settled();
  await rm(join(root, 'prismicio-types.d.ts'));
  await mkdir(join(root, 'prismicio-types.d.ts/in-the-way'), { recursive: true });
  const before = await read('slices/index.ts');
  const message = await failure(runner, 'slice:delete', { ...slices, model: hero });
  expect(message).toContain('prismicio-types.d.ts: cannot be written');
  expect(await read('slices/index.ts')).toBe(before);
});

describe('a slice that cannot be created leaves nothing behind', () => {
  test('when the types cannot be generated for another model', async () => {
    const { runner, files, write } = await settled();
    write('slices/Broken/model.json', '{');
    const before = await files();
    const message = await failure(runner, ...create('card', 'Card'));
    expect(message).toContain('slices/Broken/model.json');
    expect(await files()).toEqual(before);
  });

  test('when one of its files cannot be written', async () => {
    const { runner, root, files } = await createProject({
      options: { sliceTemplate: 'template' },
      // A folder cannot hold a file whose name is longer than 255 characters.
      files: { [`template/${'__Name__'.repeat(14)}.txt.template`]: 'text' },
    });
    const before = await files();
    const name = 'AVeryLongNameOfASlice';
    const message = await failure(runner, ...create('quote', name));
    expect(message).toContain(`slices/${name}/`);
    expect(message).toContain('cannot be written');
    expect(await files()).toEqual(before);
    await expect(access(join(root, 'slices'))).rejects.toThrow();
  });
});
