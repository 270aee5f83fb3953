import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, type PrismicDocument } from '@prismicio/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createForeignProject,
  type ForeignProject,
} from '../../../tests/support/foreignProject.ts';
import { freePort } from '../../../tests/support/freePort.ts';
import { checkTarball } from '../../../tests/support/packageChecks.ts';
import { openReadme } from '../../../tests/support/readme.ts';
import { field, sliceModel, typeModel, zone } from './support/createProject.ts';
import { zipOf } from './support/zip.ts';

const exec = promisify(execFile);
const CLI = 'node_modules/prismic-folder/dist/cli.js';

const MODELS = {
  // Named as by Prismic's own tools, unlike in this repository.
  'customtypes/blog-post/index.json': typeModel('blog-post', {
    uid: field('UID'),
    headline: field('Text'),
    views: field('Number'),
    body: zone('quote'),
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
  extends: '../tsconfig.json',
  compilerOptions: { skipLibCheck: true, rootDir: '.', outDir: 'out' },
  include: ['*.ts'],
};

const README = openReadme('packages/prismic-folder/README.md');
const SERVE = README.take('npm install prismic-folder\nnpx prismic-folder serve');
const PREVIEW = README.take('http://localhost:3100/api/v2/previews/<release>?to=').trim();
const IMPORT = README.take('npx prismic-folder import documents').trim();
const SERVE_WRITING = README.take('REPOSITORY_WRITE_TOKEN=');
/** Modules of a project in `site`, beside each other, as in the README. */
const EXAMPLES = {
  'client.ts': `import { createClient } from '@prismicio/client';
    ${README.take("const client = createClient('my-blog', { documentAPIEndpoint: ")}
    console.log((await client.getByUID('article', 'low-tide')).data);`,
  'inProcess.ts': README.take("import { createClient } from '@prismicio/client';"),
  'editing.ts': README.take(
    "import { callOperation, createAuthoring } from 'prismic-folder/authoring';",
  ),
  'writing.mjs': README.take("import { readFile } from 'node:fs/promises';"),
};
const SITE = {
  'customtypes/article/index.json': typeModel('article', {
    uid: field('UID'),
    title: field('Text'),
    subtitle: field('Text'),
    image: field('Image'),
  }),
  'content/repository.json': { visibility: 'open' },
  'content/documents/article/low-tide.json': { data: { title: 'Low tide' } },
  'content/releases/spring/documents/article/low-tide.json': { data: { title: 'In spring' } },
  'package.json': { type: 'module' },
  'tsconfig.json': WITH_CLIENT,
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
let port = 0;
const atPort = (text: string) => text.replaceAll(':3100', `:${port}`);
beforeAll(async () => {
  port = await freePort();
  const json = Object.entries({
    ...MODELS,
    ...DOCUMENTS,
    'tsconfig.json': STRICT,
    ...Object.fromEntries(Object.entries(SITE).map(([path, value]) => [`site/${path}`, value])),
  });
  const examples = Object.entries(EXAMPLES).map(([name, text]) => [`site/${name}`, atPort(text)]);
  project = await createForeignProject({
    package: 'prismic-folder',
    dependencies: ['@prismicio/client', '@types/node', 'typescript'],
    files: {
      'package.json': JSON.stringify({ name: 'foreign', type: 'module' }),
      'use.ts': USE,
      ...Object.fromEntries(examples),
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

test('the tarball contains what it declares, with types that resolve', () =>
  checkTarball(project.tarball));

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

describe('the examples of the README', () => {
  const site = () => join(project.root, 'site');
  const run = async (name: string, env: Record<string, string> = {}) => {
    const { stdout } = await exec(process.execPath, [name], {
      cwd: site(),
      env: { ...process.env, ...env },
    });
    return stdout;
  };
  /** Runs commands that end in a server, in a shell, as its reader would; resolves once it says where it is. */
  const serving = async (commands: string, visit: (printed: () => string) => Promise<void>) => {
    const lines = commands.replace(/^npm install .*$/m, 'true').replace('npx ', 'exec ');
    const bin = join(project.root, 'node_modules/.bin');
    const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, PORT: String(port) };
    const server = spawn('sh', ['-ec', lines], { cwd: site(), env });
    const ended = once(server, 'exit');
    let printed = '';
    await new Promise<unknown>((done) => {
      void ended.then(done);
      for (const output of [server.stdout, server.stderr]) {
        output.on('data', (chunk) => {
          printed += chunk;
          if (printed.includes('/api/v2')) done(printed);
        });
      }
    });
    expect(printed).toContain(atPort('http://localhost:3100/api/v2'));
    await visit(() => printed);
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  };

  test('are all run here', () => expect(README.left()).toEqual([]));

  test('serve the folder to a client, with its releases', async () => {
    await compile('site/tsconfig.json');
    await serving(SERVE, async () => {
      expect(await run('out/client.js')).toContain("title: 'Low tide'");
      const address = atPort(PREVIEW).replace('<release>', 'spring');
      const opened = await fetch(address, { redirect: 'manual' });
      const { origin, pathname, searchParams } = new URL(opened.headers.get('location') ?? '');
      expect(origin + pathname).toBe('http://localhost:3000/api/preview');
      const documentAPIEndpoint = atPort('http://localhost:3100/api/v2');
      const client = createClient<PrismicDocument>('my-blog', { documentAPIEndpoint });
      client.queryContentFromRef(searchParams.get('token') ?? '');
      expect((await client.getByUID('article', 'low-tide')).data['title']).toBe('In spring');
    });
    expect(await run('out/inProcess.js')).toMatch(/^low-tide \{ title: 'Low tide'/);
  });

  test('edit and publish', async () => {
    await run('out/editing.js');
    expect(await run('out/inProcess.js')).toContain("subtitle: 'At the sea'");
  });

  test('import an export, and the same as a zip', async () => {
    const path = 'documents/en-us/Xlow=#=V=#=article=#=G=#=en-us=#=y.json';
    const exported = JSON.stringify({ uid: 'high-tide', title: 'High tide' });
    await mkdir(dirname(join(site(), path)), { recursive: true });
    await writeFile(join(site(), path), exported);
    await writeFile(join(site(), 'export.zip'), zipOf({ [path]: exported }));
    const imported = async (source: string) => {
      const [, , ...args] = IMPORT.replace(/documents$/, source).split(' ');
      const cli = join(project.root, CLI);
      const options = ['--yes', '--content', 'imported'];
      return (await exec(process.execPath, [cli, ...args, ...options], { cwd: site() })).stdout;
    };
    // Commands of the README begin with npx and the package's name.
    expect(await imported('documents')).toMatch(/new article\/high-tide\n[\s\S]*Done\.\n$/);
    expect(await readFile(join(site(), 'imported/documents/article/high-tide.json'), 'utf8')).toBe(
      `${JSON.stringify({ data: { title: 'High tide' } }, null, 2)}\n`,
    );
    expect(await imported('export.zip')).toMatch(/Nothing to import\.\n$/);
  });

  test('write with Prismic’s client to a folder without settings', async () => {
    await rm(join(site(), 'content'), { recursive: true });
    await mkdir(join(site(), 'content'));
    const boat = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } });
    await writeFile(join(site(), 'boat.png'), await boat.png().toBuffer());
    const [, token = ''] = /^REPOSITORY_WRITE_TOKEN=(\S+)/.exec(SERVE_WRITING) ?? [];
    await serving(SERVE_WRITING, async (printed) => {
      const written = await run('writing.mjs', { REPOSITORY_WRITE_TOKEN: token });
      expect(written).toBe('{ totalItems: 1 }\n');
      const path = '/custom-types-api/customtypes/none';
      const headers = { authorization: `Bearer ${token}`, repository: 'my-blog' };
      const { status } = await fetch(atPort(`http://localhost:3100${path}`), { headers });
      expect(status).toBe(404);
      // Prismic's own command shows the status only.
      await expect.poll(printed).toContain(`Refused GET ${path}: there is no model "none"\n`);
      expect(printed()).not.toContain(token);
    });
    expect(await run('out/inProcess.js')).toMatch(
      /^low-tide \{\s+title: 'Low tide'[\s\S]*alt: 'A boat'/,
    );
  });
});

test('check accepts the models of another project and names the place of an error', async () => {
  expect(await command(['check', '--content', 'texts'])).toMatchObject({
    code: 0,
    stdout: '1 type, 1 slice; 1 document, 0 releases; 0 errors, 0 warnings\n',
  });
  const { code, stderr } = await command(['check', '--content', 'broken']);
  expect(stderr).toBe(
    'broken/documents/blog-post/first.json:1: data.views: must be a number, is text\n',
  );
  expect(code).toBe(1);
});
