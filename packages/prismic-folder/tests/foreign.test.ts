import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createClient, type PrismicDocument } from '@prismicio/client';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createForeignProject,
  type ForeignProject,
} from '../../../tests/support/foreignProject.ts';
import { field, sliceModel, typeModel } from './support/createProject.ts';

const run = promisify(execFile);
const CLI = 'node_modules/prismic-folder/dist/cli.js';

const MODELS = {
  // Named as by Prismic's own tools, unlike in this repository.
  'customtypes/blog-post/index.json': typeModel('blog-post', {
    uid: field('UID'),
    headline: field('Text'),
    views: field('Number'),
    body: { type: 'Slices', config: { choices: { quote: { type: 'SharedSlice' } } } },
  }),
  'app/blocks/Quote/model.json': sliceModel('quote', { default: { words: field('Text') } }),
  'slicemachine.config.json': { libraries: ['./app/blocks'] },
};
const post = (headline: string, views: unknown = 3) => ({
  data: {
    headline,
    views,
    body: [{ slice_type: 'quote', variation: 'default', primary: { words: 'So be it' } }],
  },
});
const DOCUMENTS = {
  'texts/repository.json': { name: 'my-blog', visibility: 'open' },
  'texts/documents/blog-post/first.json': post('First'),
  'texts/releases/spring/documents/blog-post/first.json': post('First in spring'),
  'broken/documents/blog-post/first.json': post('First', 'many'),
};

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
/** Declarations of the client's own dependencies do not compile under `nodenext`. */
const WITH_CLIENT = {
  extends: './tsconfig.json',
  compilerOptions: { skipLibCheck: true },
  include: ['readme.ts'],
};

const USE = `
import { createRepository, loadRepository, type ContentSource, type Problem } from 'prismic-folder';
import { type Models, readTypeModel } from 'prismic-folder/models';
import { parseQuery, QueryError } from 'prismic-folder/query';

const snapshot = await loadRepository({ root: '.', contentDir: 'texts' });
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

let project: ForeignProject;
beforeAll(async () => {
  const configs = { 'tsconfig.json': STRICT, 'tsconfig.readme.json': WITH_CLIENT };
  const json = Object.entries({ ...MODELS, ...DOCUMENTS, ...configs });
  const readme = await readFile('packages/prismic-folder/README.md', 'utf8');
  const example = /```ts\n(import[^`]*)```/.exec(readme)?.[1] ?? '';
  project = await createForeignProject({
    package: 'prismic-folder',
    dependencies: ['@prismicio/client', '@types/node', 'typescript'],
    files: {
      'package.json': JSON.stringify({ name: 'foreign', type: 'module' }),
      'use.ts': USE,
      'readme.ts': example.replace("'content'", "'texts'").replace("'article'", "'blog-post'"),
      ...Object.fromEntries(json.map(([path, value]) => [path, JSON.stringify(value)])),
    },
  });
});
afterAll(() => project.remove());

async function compile(config: string): Promise<void> {
  const compiled = project.node(['node_modules/typescript/bin/tsc', '-p', config]);
  await compiled.catch(({ stdout }: { stdout: string }) => expect(stdout).toBe(''));
}

/** Runs the installed command; returns its exit status and output. */
async function command(args: readonly string[]) {
  try {
    const { stdout, stderr } = await project.node([CLI, ...args]);
    return { code: 0, stdout, stderr };
  } catch (error) {
    // Cast: what execFile rejects with once the process has ended.
    return error as { code: number; stdout: string; stderr: string };
  }
}

test('the tarball contains what it declares, with types that resolve', async () => {
  const tarball = await readFile(project.tarball);
  const { messages } = await publint({
    pack: { tarball: new Uint8Array(tarball).buffer },
    strict: true,
  });
  expect(messages).toEqual([]);
  const attw = resolve('node_modules/@arethetypeswrong/cli/dist/index.js');
  // Rejects when it finds a problem.
  await run(process.execPath, [attw, project.tarball, '--profile', 'esm-only']);
});

test('a strict project compiles against the API and runs it', async () => {
  await compile('tsconfig.json');
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

test.each(['models.js', 'query.js'])('%s and what it imports need no Node', (entry) => {
  const dist = join(project.root, 'node_modules/prismic-folder/dist');
  const files = [join(dist, entry)];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\() ?'([^']+)'/g)) {
      expect(specifier, file).toMatch(/^\.{1,2}\//);
      const next = join(dirname(file), specifier);
      if (!files.includes(next)) files.push(next);
    }
  }
  expect(files.length).toBeGreaterThan(2);
});

test('the example of the README compiles and runs', async () => {
  await compile('tsconfig.readme.json');
  const { stdout } = await project.node(['out/readme.js']);
  expect(stdout).toContain('first');
  expect(stdout).toContain("headline: 'First'");
});

test('check accepts the models of another project and names the place of an error', async () => {
  expect(await command(['check', '--content', 'texts'])).toMatchObject({
    code: 0,
    stdout: '1 type, 1 slice; 1 document, 1 release; 0 errors, 0 warnings\n',
  });
  const { code, stderr } = await command(['check', '--content', 'broken']);
  expect(stderr).toBe(
    'broken/documents/blog-post/first.json:1: data.views: must be a number, is text\n',
  );
  expect(code).toBe(1);
});

test('serve works with the client, releases and previews included', async () => {
  const args = [CLI, 'serve', '--content', 'texts', '--port', '0'];
  const server = spawn(process.execPath, args, { cwd: project.root });
  const ended = new Promise<number | null>((done) => server.once('exit', done));
  const endpoint = await new Promise<string>((found, failed) => {
    let printed = '';
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\S+/.exec(printed)?.[0];
      if (address !== undefined) found(address);
    });
    server.stderr.on('data', (chunk: Buffer) => failed(new Error(chunk.toString())));
  });
  const client = createClient<PrismicDocument>('my-blog', { documentAPIEndpoint: endpoint });
  const headline = async () => (await client.getByUID('blog-post', 'first')).data['headline'];
  expect(await headline()).toBe('First');
  const opened = await fetch(`${endpoint}/previews/spring?to=http://localhost:3000/preview`, {
    redirect: 'manual',
  });
  const { searchParams } = new URL(opened.headers.get('location') ?? '');
  client.queryContentFromRef(searchParams.get('token') ?? '');
  expect(await headline()).toBe('First in spring');
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a wrong command ends with its status and the reason alone', async () => {
  const { code, stderr } = await command(['check', '--fix']);
  expect(stderr).toMatch(/^Unknown option '--fix'\. Options of check: .*\n$/);
  expect(code).toBe(2);
});

test('--help lists every command and ends with 0', async () => {
  const stdout = expect.stringMatching(/serve[^]*check[^]*push[^]*pull[^]*--cwd/);
  expect(await command(['push', '--help'])).toMatchObject({ code: 0, stdout });
});
