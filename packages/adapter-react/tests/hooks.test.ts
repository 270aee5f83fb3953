import { describe, expect, test } from 'vitest';
import type { AdapterOptions } from '../src/settings.ts';
import { jsonText } from '../src/files/format.ts';
import { sliceModel, typeModel } from './models.ts';
import { exportsOf, interfacesOf, registryOf } from './parse.ts';
import {
  call,
  createProject,
  createSliceMachinePluginRunner,
  type ProjectOptions,
} from './project.ts';

interface Kind extends ProjectOptions {
  /** The library new slices belong to, as named in the configuration. */
  readonly libraryID: string;
  readonly folder: string;
  readonly typesFile: string;
  readonly extension: 'ts' | 'js';
}

const REGISTRY: AdapterOptions = {
  registry: { typeModule: './registry.ts', typeName: 'Registry' },
};
const plain = {
  libraryID: './slices',
  folder: 'slices',
  typesFile: 'prismicio-types.d.ts',
} as const;

const KINDS: Record<string, Kind> = {
  'a TypeScript project': { ...plain, extension: 'ts' },
  'a JavaScript project, formatted, with an eager index': {
    ...plain,
    extension: 'js',
    typescript: false,
    options: { format: true, lazyLoadSlices: false },
    files: { '.prettierrc': '{ "semi": false, "tabWidth": 4 }' },
  },
  'a TypeScript project of several libraries with its own paths': {
    extension: 'ts',
    libraryID: './src/more/',
    folder: 'src/more',
    typesFile: 'src/types/prismic.d.ts',
    libraries: ['./slices', './src/more/'],
    options: {
      generatedTypesFilePath: './src/types/prismic.d.ts',
      customTypesPath: 'models/types',
    },
  },
  'a project with its own registry': { ...plain, extension: 'ts', options: REGISTRY },
};

describe.each(Object.entries(KINDS))('in %s', (_, kind) => {
  const { libraryID, folder, typesFile, extension, options } = kind;
  const index = `${folder}/index.${extension}`;
  const typesPath = options?.customTypesPath ?? 'customtypes';
  const withHero = async () => {
    const project = await createProject(kind);
    await call(project.runner, 'slice:create', { libraryID, model: sliceModel('hero', 'Hero') });
    return project;
  };

  test('a slice is created, changed, renamed, listed, read and deleted; types and registry follow', async () => {
    const { runner, json, read, files } = await createProject(kind);
    const fields = async () =>
      interfacesOf(await read(typesFile)).get('HeroImageSliceDefaultPrimary');
    const registry = async () => registryOf(await read(index));
    const exported = async (name: string) =>
      exportsOf(await read(`${folder}/${name}/index.${extension}x`), `${extension}x`);

    const model = sliceModel('hero_image', 'Hero Image');
    await call(runner, 'slice:create', { libraryID, model });
    expect(await json(`${folder}/HeroImage/model.json`)).toEqual(model);
    expect(await json(`${folder}/HeroImage/mocks.json`)).toMatchObject([
      { __TYPE__: 'SharedSliceContent', variation: 'default' },
    ]);
    expect(await exported('HeroImage')).toEqual([options?.registry ? 'HeroImage' : 'default']);
    expect(await fields()).toEqual(['title']);
    expect((await registry()).keys).toEqual(['hero_image']);

    const changed = sliceModel('hero_image', 'Hero Image', ['title', 'subtitle']);
    await call(runner, 'slice:update', { libraryID, model: changed });
    expect(await json(`${folder}/HeroImage/model.json`)).toEqual(changed);
    expect(await fields()).toEqual(['title', 'subtitle']);

    const renamed = { ...changed, name: 'Masthead' };
    await call(runner, 'slice:rename', { libraryID, model: renamed });
    const names = Object.keys(await files());
    expect(names.filter((name) => name.includes('/HeroImage/'))).toEqual([]);
    expect(names).toContain(`${folder}/Masthead/mocks.json`);
    const { keys, lazy, eager } = await registry();
    expect(keys).toEqual(['hero_image']);
    expect([...lazy, ...eager].some((source) => source.startsWith('./Masthead'))).toBe(true);
    expect(await exported('Masthead')).toEqual([options?.registry ? 'Masthead' : 'default']);

    await call(runner, 'slice:create', { libraryID, model: sliceModel('card', 'Card') });
    const sliceIDs = ['card', 'hero_image'];
    const listed = await call(runner, 'slice-library:read', { libraryID });
    expect(listed).toEqual({ id: libraryID, sliceIDs });
    const asked = { libraryID, sliceID: 'hero_image' };
    expect(await runner.rawActions.readSliceModel(asked)).toMatchObject({ model: renamed });

    await call(runner, 'slice:delete', { libraryID, model: renamed });
    expect(Object.keys(await files()).filter((name) => name.includes('/Masthead/'))).toEqual([]);
    expect((await registry()).keys).toEqual(['card']);
    expect(await fields()).toBeUndefined();
  });

  test('assets of slices and types are written, read and deleted', async () => {
    const { runner, files } = await withHero();
    await call(runner, 'custom-type:create', { model: typeModel('page', []) });
    const data = Buffer.from([137, 80, 78, 71, 0, 255]);
    const asset = { id: 'picture.png', data };
    const ofSlice = { libraryID, sliceID: 'hero' };
    const ofType = { customTypeID: 'page' };
    const named = { assetID: asset.id };
    await call(runner, 'slice:asset:update', { ...ofSlice, asset });
    await call(runner, 'custom-type:asset:update', { ...ofType, asset });
    expect(await call(runner, 'slice:asset:read', { ...ofSlice, ...named })).toEqual({ data });
    expect(await call(runner, 'custom-type:asset:read', { ...ofType, ...named })).toEqual({ data });
    await call(runner, 'slice:asset:delete', { ...ofSlice, ...named });
    await call(runner, 'custom-type:asset:delete', { ...ofType, ...named });
    expect(Object.keys(await files()).filter((name) => name.endsWith('.png'))).toEqual([]);
  });

  test('a type is created, changed, renamed, listed, read and deleted, and the generated types follow', async () => {
    const { runner, json, read, files } = await withHero();
    const names = async () => interfacesOf(await read(typesFile));
    await call(runner, 'custom-type:create', { model: typeModel('page', ['hero']) });
    expect((await names()).get('PageDocumentData')).toEqual(['slices']);

    const changed = typeModel('page', ['hero'], ['intro']);
    await call(runner, 'custom-type:update', { model: changed });
    expect(await json(`${typesPath}/page/index.json`)).toEqual(changed);
    expect((await names()).get('PageDocumentData')).toEqual(['intro', 'slices']);

    await call(runner, 'custom-type:rename', { model: { ...changed, label: 'A page' } });
    expect(await call(runner, 'custom-type:read', { id: 'page' })).toEqual({
      model: { ...changed, label: 'A page' },
    });
    expect(await call(runner, 'custom-type-library:read', undefined)).toEqual({ ids: ['page'] });

    await call(runner, 'custom-type:delete', { model: changed });
    expect(Object.keys(await files()).filter((name) => name.startsWith(typesPath))).toEqual([]);
    expect([...(await names()).keys()]).not.toContain('PageDocumentData');
  });
});

test('the environment is set, read, changed and removed without a change of other lines', async () => {
  const { runner, read, write } = await createProject();
  const active = () => call(runner, 'project:environment:read', undefined);
  const choose = (environment: string | undefined) =>
    call(runner, 'project:environment:update', { environment });
  expect(await active()).toEqual({ environment: undefined });
  write('.env.local', '# mine\nTOKEN=abc');
  await choose('example-staging');
  expect(await read('.env.local')).toBe(
    '# mine\nTOKEN=abc\nVITE_PRISMIC_ENVIRONMENT=example-staging\n',
  );
  await choose('example-dev');
  expect(await active()).toEqual({ environment: 'example-dev' });
  await choose(undefined);
  expect(await read('.env.local')).toBe('# mine\nTOKEN=abc\n');
});

test('a slice created with its source keeps it, and saving it restores a missing registry', async () => {
  const { runner, read, write } = await createProject();
  const componentContents = 'export default function Given() {\n  return null;\n}\n';
  const slice = { libraryID: './slices', model: sliceModel('hero', 'Hero') };
  await call(runner, 'slice:create', { ...slice, componentContents });
  expect(await read('slices/Hero/index.tsx')).toContain('function Given');
  write('slices/index.ts', '// lost\n');
  await call(runner, 'slice:update', slice);
  expect(registryOf(await read('slices/index.ts')).keys).toEqual(['hero']);
});

test('slices of two libraries are all in the types, each in its own library’s registry', async () => {
  const { runner, read } = await createProject({ libraries: ['./slices', './more'] });
  await call(runner, 'slice:create', { libraryID: './slices', model: sliceModel('one', 'One') });
  await call(runner, 'slice:create', { libraryID: './more', model: sliceModel('two', 'Two') });
  expect(registryOf(await read('slices/index.ts')).keys).toEqual(['one']);
  expect(registryOf(await read('more/index.ts')).keys).toEqual(['two']);
  const types = [...interfacesOf(await read('prismicio-types.d.ts')).keys()];
  expect(types).toEqual(
    expect.arrayContaining(['OneSliceDefaultPrimary', 'TwoSliceDefaultPrimary']),
  );
});

test('a lazy index loads components when they are rendered, an eager one at once', async () => {
  for (const lazyLoadSlices of [true, false]) {
    const { runner, read } = await createProject({ options: { lazyLoadSlices } });
    await call(runner, 'slice:create', { libraryID: './slices', model: sliceModel('one', 'One') });
    const { lazy, eager } = registryOf(await read('slices/index.ts'));
    expect([lazy, eager]).toEqual(lazyLoadSlices ? [['./One'], ['react']] : [[], ['./One']]);
  }
});

test('models saved at once are all in the types', async () => {
  const { runner, read } = await createProject();
  const create = (id: string) => call(runner, 'custom-type:create', { model: typeModel(id, []) });
  await Promise.all(['one', 'two', 'three', 'four'].map(create));
  const types = [...interfacesOf(await read('prismicio-types.d.ts')).keys()];
  const expected = ['OneDocumentData', 'TwoDocumentData', 'ThreeDocumentData', 'FourDocumentData'];
  expect(types).toEqual(expect.arrayContaining(expected));
});

test('mock data that Slice Machine sends indented by tabs is formatted as models are', async () => {
  const { runner, read } = await createProject();
  await call(runner, 'slice:create', { libraryID: './slices', model: sliceModel('one', 'One') });
  const mocks = [{ variation: 'default', primary: {} }];
  const data = Buffer.from(JSON.stringify(mocks, null, '\t'));
  const asset = { id: 'mocks.json', data };
  await call(runner, 'slice:asset:update', { libraryID: './slices', sliceID: 'one', asset });
  expect(await read('slices/One/mocks.json')).toBe(jsonText(mocks));
});

test("a slice from the project's own template has its files, with the placeholders replaced", async () => {
  const { runner, read } = await createProject({
    options: { sliceTemplate: './templates/slice' },
    files: {
      'templates/slice/index.tsx.template': 'export const __Name__ = "__id__ __Type__";\n',
      'templates/slice/__Name__.test.tsx.template': '// __Name__\n',
      'templates/slice/README.md': 'not a part of a slice\n',
    },
  });
  const model = sliceModel('hero_image', 'HeroImage');
  await call(runner, 'slice:create', { libraryID: './slices', model });
  expect(await read('slices/HeroImage/index.tsx')).toBe(
    'export const HeroImage = "hero_image HeroImageSlice";\n',
  );
  expect(await read('slices/HeroImage/HeroImage.test.tsx')).toBe('// HeroImage\n');
});

test('options from Slice Machine apply where the configuration file has none', async () => {
  const { root, read } = await createProject();
  const runner = createSliceMachinePluginRunner({
    project: {
      root,
      config: {
        repositoryName: 'example',
        libraries: ['./slices'],
        adapter: {
          resolve: '@slicemachine/adapter-react',
          options: { format: false, generatedTypesFilePath: 'types/prismic.d.ts' },
        },
      },
    },
  });
  await runner.init();
  await call(runner, 'slice:create', { libraryID: './slices', model: sliceModel('hero', 'Hero') });
  expect(await read('types/prismic.d.ts')).toContain('HeroSlice');
});
