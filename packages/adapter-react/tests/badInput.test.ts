import { access, chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { generate } from '../src/codegen/index.ts';
import { sliceModel, typeModel } from './models.ts';
import { call, createProject, failure, type AdapterProject, type HookCall } from './project.ts';

const slices = { libraryID: './slices' };
const hero = sliceModel('hero', 'Hero');

/** A project with a slice, a type and everything generated. */
async function settled(): Promise<AdapterProject> {
  const project = await createProject({ libraries: ['./slices', './more'] });
  await call(project.runner, 'slice:create', { ...slices, model: hero });
  await call(project.runner, 'slice:create', { ...slices, model: sliceModel('quote', 'Quote') });
  await call(project.runner, 'custom-type:create', { model: typeModel('page', ['hero', 'quote']) });
  return project;
}

const create = (model: unknown): HookCall =>
  // Cast: a case may contain something that is not a model.
  ['slice:create', { ...slices, model: model as typeof hero }];
const createType = (id: string): HookCall => ['custom-type:create', { model: typeModel(id, []) }];
const asset = (id: string): HookCall => [
  'slice:asset:update',
  { ...slices, sliceID: 'hero', asset: { id, data: Buffer.from('{}') } },
];

/** A hook call, and what the error contains: the file and what is wrong with it. */
const REFUSED: Record<string, [args: HookCall, names: string, because: string]> = {
  'a slice whose id is taken in another library': [
    ['slice:create', { libraryID: './more', model: sliceModel('hero', 'Other') }],
    'more/Other/model.json',
    'taken by slices/Hero/model.json',
  ],
  'a slice renamed to a name that is taken': [
    ['slice:rename', { ...slices, model: sliceModel('quote', 'Hero') }],
    'slices/Hero',
    'is there already',
  ],
  'a slice whose folder is taken': [
    create(sliceModel('other', 'Hero')),
    'slices/Hero',
    'is there already',
  ],
  'a slice whose id is a path': [
    create(sliceModel('../x', 'Other')),
    'slices/Other/model.json',
    'its id is "../x"',
  ],
  'a slice whose name starts with a digit': [
    create(sliceModel('first', '1st')),
    'model.json',
    'its name is "1st"',
  ],
  'a slice in a library that is not configured': [
    ['slice:create', { libraryID: './elsewhere', model: sliceModel('other', 'Other') }],
    'slicemachine.config.json',
    'no library "./elsewhere"',
  ],
  'a slice that is not there': [
    ['slice:update', { ...slices, model: sliceModel('none', 'None') }],
    'slices',
    'no slice "none"',
  ],
  'a type whose id is taken but for its case': [
    createType('Page'),
    'customtypes/Page/index.json',
    'is taken',
  ],
  'a type whose id is a path': [createType('../page'), 'index.json', 'its id is "../page"'],
  'a type that is not there': [
    ['custom-type:update', { model: typeModel('none', []) }],
    'customtypes/none/index.json',
    'is missing',
  ],
  'an asset outside its slice': [
    asset('../Hero/model.json'),
    'slices/Hero/../Hero/model.json',
    'not a file of its own folder',
  ],
  'mock data that are not there': [
    ['slice:asset:read', { ...slices, sliceID: 'hero', assetID: 'mocks.config.json' }],
    'slices/Hero/mocks.config.json',
    'is missing',
  ],
};

test.each(Object.entries(REFUSED))(
  '%s is refused by name and no file changes',
  async (_, [args, names, because]) => {
    const { runner, files } = await settled();
    const before = await files();
    const message = await failure(runner, ...args);
    expect(message).toContain(`${names}: `);
    expect(message).toContain(because);
    expect(await files()).toEqual(before);
  },
);

/** Broken files, and the error of each. */
const BROKEN: Record<string, [file: string, content: unknown, message: RegExp]> = {
  'a model with a syntax error': [
    'slices/Broken/model.json',
    '{ "id": "broken", ',
    /slices\/Broken\/model\.json: is not JSON/,
  ],
  'a model without variations': [
    'slices/Broken/model.json',
    { ...sliceModel('broken', 'Broken'), variations: [] },
    /slices\/Broken\/model\.json: must have "variations"/,
  ],
  'a model of an id that another has': [
    'slices/Twin/model.json',
    sliceModel('hero', 'Twin'),
    /slices\/Twin\/model\.json: its id "hero" is taken by slices\/Hero\/model\.json/,
  ],
  'a slice folder without a model': [
    'slices/Lost/index.tsx',
    'export default () => null;',
    /slices\/Lost\/model\.json: is missing/,
  ],
  'a type in a folder of another name': [
    'customtypes/other/index.json',
    typeModel('page', []),
    /customtypes\/other\/index\.json: its id is "page", its folder "other"/,
  ],
  'libraries that are not a list': [
    'slicemachine.config.json',
    { repositoryName: 'example', adapter: 'any', libraries: 'slices' },
    /slicemachine\.config\.json: its "libraries" must be a list/,
  ],
};

test.each(Object.entries(BROKEN))(
  '%s is reported when another model is saved, and nothing else changes',
  async (_, [file, content, message]) => {
    const { root, runner, write, files } = await settled();
    write(file, content);
    const before = await files();
    await expect(generate(root)).rejects.toThrow(message);
    expect(await files()).toEqual(before);
    const model = sliceModel('hero', 'Hero', ['title', 'more']);
    expect(await failure(runner, 'slice:update', { ...slices, model })).toMatch(message);
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
  expect(await call(runner, 'custom-type-library:read', undefined)).toEqual({
    ids: ['broken', 'page'],
  });
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
      const model = sliceModel('hero', 'Hero', ['title', 'more']);
      const message = await failure(runner, 'slice:update', { ...slices, model });
      expect(message).toContain('slices/Hero/model.json: cannot be written');
      expect(message).toContain('EACCES');
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
    const message = await failure(runner, ...create(sliceModel('card', 'Card')));
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
    const message = await failure(runner, ...create(sliceModel('quote', name)));
    expect(message).toContain(`slices/${name}/`);
    expect(message).toContain('cannot be written');
    expect(await files()).toEqual(before);
    await expect(access(join(root, 'slices'))).rejects.toThrow();
  });
});
