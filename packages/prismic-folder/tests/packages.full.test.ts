import { expect, onTestFinished, test } from 'vitest';
import {
  createForeignProject,
  type ForeignProjectOptions,
} from '../../../tests/support/foreignProject.ts';
import { checkTarball, filesOf } from '../../../tests/support/packageChecks.ts';
import { field, sliceModel, typeModel, zone } from './support/createProject.ts';

async function open(options: ForeignProjectOptions) {
  const project = await createForeignProject(options);
  onTestFinished(() => project.remove());
  return project;
}

test.each(['adapter-react', 'image-service', 'prismic-folder'])(
  'the tarball of %s passes publint and attw, and holds no TypeScript source',
  async (name) => {
    const { tarball } = await open({ package: name, files: {} });
    await checkTarball(tarball);
    const files = await filesOf(tarball);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'CHANGELOG.md', 'README.md']));
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  },
);

const STRICT = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    module: 'nodenext',
    moduleResolution: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    outDir: 'out',
  },
  include: ['use.ts'],
};

const USE = `
import { createRepository, loadRepository, type ContentSource, type Problem } from 'prismic-folder';
import { type Models, readTypeModel } from 'prismic-folder/models';
import { parseQuery, QueryError } from 'prismic-folder/query';

const snapshot = await loadRepository({ root: '.', contentDir: 'content' });
const problems: readonly Problem[] = snapshot.problems;
const models: Models = snapshot.models;
const source: ContentSource = createRepository({ snapshot: () => snapshot });
const { status } = await source(new Request('http://localhost/api/v2'));
const [call] = parseQuery('[[at(document.type, "blog-post")]]');
const isRefused = (() => {
  try {
    return parseQuery('[[at(') === undefined;
  } catch (error) {
    return error instanceof QueryError && error.position.column === 6;
  }
})();
const reason = readTypeModel([], 'x.json');
// @ts-expect-error: a snapshot holds no pages
void snapshot.pages;
console.log(JSON.stringify([status, problems, [...models.types.keys()], call?.name, isRefused, reason]));
`;

test('a strict project compiles against the API of prismic-folder and runs it', async () => {
  const quote = { slice_type: 'quote', variation: 'default', primary: { words: 'So be it' } };
  const files = {
    'package.json': { name: 'foreign', type: 'module' },
    'tsconfig.json': STRICT,
    // Named as by Prismic's own tools, unlike in this repository.
    'customtypes/blog-post/index.json': typeModel('blog-post', { body: zone('quote') }),
    'app/blocks/Quote/model.json': sliceModel('quote', { default: { words: field('Text') } }),
    'slicemachine.config.json': { libraries: ['./app/blocks'] },
    'content/repository.json': { name: 'my-blog', visibility: 'open' },
    'content/documents/blog-post/first.json': { data: { body: [quote] } },
  };
  const json = Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]);
  const project = await open({
    package: 'prismic-folder',
    dependencies: ['@prismicio/client', '@types/node', 'typescript'],
    files: { 'use.ts': USE, ...Object.fromEntries(json) },
  });
  const compiled = project.node(['node_modules/typescript/bin/tsc', '-p', '.']);
  await compiled.catch(({ stdout }: { stdout: string }) => expect(stdout).toBe(''));
  const { stdout } = await project.node(['out/use.js']);
  expect(JSON.parse(stdout)).toEqual([
    200,
    [],
    ['blog-post'],
    'at',
    true,
    'a custom type is an object with id, label and json',
  ]);
});
