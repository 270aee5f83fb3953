import { describe, expect, test } from 'vitest';
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
  readonly libraryID?: string;
  readonly typesFile?: string;
}

const OWN_PATHS = {
  libraryID: './src/more/',
  typesFile: 'src/types/prismic.d.ts',
  libraries: ['./slices', './src/more/'],
  options: {
    generatedTypesFilePath: './src/types/prismic.d.ts',
    customTypesPath: 'models/types',
  },
};
const KINDS: Record<string, Kind> = {
  'a JavaScript project, formatted, with an eager index': {
    typescript: false,
    options: { format: true, lazyLoadSlices: false },
    files: { '.prettierrc': '{ "semi": false, "tabWidth": 4 }' },
  },
  'a TypeScript project of several libraries with its own paths': OWN_PATHS,
  'a project with its own registry': {
    options: { registry: { typeModule: './registry.ts', typeName: 'Registry' } },
  },
};

const libraryID = './slices';
const hero = sliceModel('hero', 'Hero');

describe.each(Object.entries(KINDS))('in %s', (_, kind) => {
  const { typesFile = 'prismicio-types.d.ts', options, typescript = true } = kind;
  const library = { libraryID: kind.libraryID ?? libraryID };
  const folder = library.libraryID.replace(/^\.\/|\/$/g, '');
  const extension = typescript ? 'ts' : 'js';
  const typesPath = options?.customTypesPath ?? 'customtypes';

  test('a slice is created, changed, renamed, listed, read and deleted; types and registry follow', async () => {
    const { runner, json, read, files } = await createProject(kind);
    const fields = async () =>
      interfacesOf(await read(typesFile)).get('HeroImageSliceDefaultPrimary');
    const registry = async () => registryOf(await read(`${folder}/index.${extension}`));
    const exported = async (name: string) =>
      exportsOf(await read(`${folder}/${name}/index.${extension}x`), `${extension}x`);

    const model = sliceModel('hero_image', 'Hero Image');
    await call(runner, 'slice:create', { ...library, model });
    expect(await json(`${folder}/HeroImage/model.json`)).toEqual(model);
    expect(await json(`${folder}/HeroImage/mocks.json`)).toMatchObject([
      { __TYPE__: 'SharedSliceContent', variation: 'default' },
    ]);
    expect(await exported('HeroImage')).toEqual([options?.registry ? 'HeroImage' : 'default']);
    expect(await fields()).toEqual(['title']);

    const changed = sliceModel('hero_image', 'Hero Image', ['title', 'subtitle']);
    await call(runner, 'slice:update', { ...library, model: changed });
    expect(await json(`${folder}/HeroImage/model.json`)).toEqual(changed);
    expect(await fields()).toEqual(['title', 'subtitle']);

    const renamed = { ...changed, name: 'Masthead' };
    await call(runner, 'slice:rename', { ...library, model: renamed });
    const names = Object.keys(await files());
    expect(names.filter((name) => name.includes('/HeroImage/'))).toEqual([]);
    expect(names).toContain(`${folder}/Masthead/mocks.json`);
    const { keys, lazy, eager } = await registry();
    expect(keys).toEqual(['hero_image']);
    // An eager index loads components at once.
    const sources = options?.lazyLoadSlices === false ? eager : lazy;
    expect(sources).toContainEqual(expect.stringMatching(/^\.\/Masthead/));
    expect(await exported('Masthead')).toEqual([options?.registry ? 'Masthead' : 'default']);

    await call(runner, 'slice:create', { ...library, model: sliceModel('card', 'Card') });
    const sliceIDs = ['card', 'hero_image'];
    const listed = await call(runner, 'slice-library:read', library);
    expect(listed).toEqual({ id: library.libraryID, sliceIDs });
    const asked = { ...library, sliceID: 'hero_image' };
    expect(await runner.rawActions.readSliceModel(asked)).toMatchObject({ model: renamed });

    await call(runner, 'slice:delete', { ...library, model: renamed });
    expect(Object.keys(await files()).filter((name) => name.includes('/Masthead/'))).toEqual([]);
    expect((await registry()).keys).toEqual(['card']);
    expect(await fields()).toBeUndefined();
  });

  test('a type is created, changed, renamed, listed, read and deleted, and the generated types follow', async () => {
    const { runner, json, read, files } = await createProject(kind);
    const fields = async () => interfacesOf(await read(typesFile)).get('PageDocumentData');
    await call(runner, 'slice:create', { ...library, model: hero });
    await call(runner, 'custom-type:create', { model: typeModel('page', ['hero']) });
    expect(await fields()).toEqual(['slices']);

    const changed = typeModel('page', ['hero'], ['intro']);
    await call(runner, 'custom-type:update', { model: changed });
    expect(await json(`${typesPath}/page/index.json`)).toEqual(changed);
    expect(await fields()).toEqual(['intro', 'slices']);

    const model = { ...changed, label: 'A page' };
    await call(runner, 'custom-type:rename', { model });
    expect(await call(runner, 'custom-type:read', { id: 'page' })).toEqual({ model });
    expect(await call(runner, 'custom-type-library:read', undefined)).toEqual({ ids: ['page'] });

    await call(runner, 'custom-type:delete', { model: changed });
    expect(Object.keys(await files()).filter((name) => name.startsWith(typesPath))).toEqual([]);
    expect(await fields()).toBeUndefined();
  });
});

test('assets of slices and types are written, read and deleted', async () => {
  const library = { libraryID: OWN_PATHS.libraryID };
  const { runner, files } = await createProject(OWN_PATHS);
  await call(runner, 'slice:create', { ...library, model: hero });
  await call(runner, 'custom-type:create', { model: typeModel('page', []) });
  const data = Buffer.from([137, 80, 78, 71, 0, 255]);
  const asset = { id: 'picture.png', data };
  const ofSlice = { ...library, sliceID: 'hero', assetID: asset.id };
  const ofType = { customTypeID: 'page', assetID: asset.id };
  await call(runner, 'slice:asset:update', { ...ofSlice, asset });
  await call(runner, 'custom-type:asset:update', { ...ofType, asset });
  expect(await call(runner, 'slice:asset:read', ofSlice)).toEqual({ data });
  expect(await call(runner, 'custom-type:asset:read', ofType)).toEqual({ data });
  await call(runner, 'slice:asset:delete', ofSlice);
  await call(runner, 'custom-type:asset:delete', ofType);
  expect(Object.keys(await files()).filter((name) => name.endsWith('.png'))).toEqual([]);
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
  await call(runner, 'slice:create', { libraryID, model: hero, componentContents });
  expect(await read('slices/Hero/index.tsx')).toContain('function Given');
  write('slices/index.ts', '// lost\n');
  await call(runner, 'slice:update', { libraryID, model: hero });
  expect(registryOf(await read('slices/index.ts')).keys).toEqual(['hero']);
});

test('slices and types saved at once are all in the types, slices in the registry of their library', async () => {
  const { runner, read } = await createProject({ libraries: ['./slices', './more'] });
  await Promise.all([
    call(runner, 'slice:create', { libraryID, model: sliceModel('one', 'One') }),
    call(runner, 'slice:create', { libraryID: './more', model: sliceModel('two', 'Two') }),
    ...['three', 'four'].map((id) =>
      call(runner, 'custom-type:create', { model: typeModel(id, []) }),
    ),
  ]);
  expect(registryOf(await read('slices/index.ts')).keys).toEqual(['one']);
  expect(registryOf(await read('more/index.ts')).keys).toEqual(['two']);
  const types = [...interfacesOf(await read('prismicio-types.d.ts')).keys()];
  const slices = ['OneSliceDefaultPrimary', 'TwoSliceDefaultPrimary'];
  const documents = ['ThreeDocumentData', 'FourDocumentData'];
  expect(types).toEqual(expect.arrayContaining([...slices, ...documents]));
});

test('mock data that Slice Machine sends indented by tabs is formatted as models are', async () => {
  const { runner, read } = await createProject();
  await call(runner, 'slice:create', { libraryID, model: hero });
  const mocks = [{ variation: 'default', primary: {} }];
  const asset = { id: 'mocks.json', data: Buffer.from(JSON.stringify(mocks, null, '\t')) };
  await call(runner, 'slice:asset:update', { libraryID, sliceID: 'hero', asset });
  expect(await read('slices/Hero/mocks.json')).toBe(jsonText(mocks));
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
  await call(runner, 'slice:create', { libraryID, model: sliceModel('hero_image', 'HeroImage') });
  expect(await read('slices/HeroImage/index.tsx')).toBe(
    'export const HeroImage = "hero_image HeroImageSlice";\n',
  );
  expect(await read('slices/HeroImage/HeroImage.test.tsx')).toBe('// HeroImage\n');
});

test('options from Slice Machine apply where the configuration file has none', async () => {
  const { root, read } = await createProject();
  const options = { format: false, generatedTypesFilePath: 'types/prismic.d.ts' };
  const adapter = { resolve: '@slicemachine/adapter-react', options };
  const config = { repositoryName: 'example', libraries: [libraryID], adapter };
  const runner = createSliceMachinePluginRunner({ project: { root, config } });
  await runner.init();
  await call(runner, 'slice:create', { libraryID, model: hero });
  expect(await read('types/prismic.d.ts')).toContain('HeroSlice');
});
