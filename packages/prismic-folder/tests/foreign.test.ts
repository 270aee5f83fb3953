import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createClient, type PrismicDocument } from '@prismicio/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createForeignProject,
  type ForeignProject,
} from '../../../tests/support/foreignProject.ts';
import { freePort } from '../../../tests/support/freePort.ts';
import { openReadme } from '../../../tests/support/readme.ts';
import { field, typeModel } from './support/createProject.ts';

const CLI = 'node_modules/prismic-folder/dist/cli.js';

const README = openReadme('packages/prismic-folder/README.md');
const SERVE = README.take('npm install prismic-folder\nnpx prismic-folder serve');
const PREVIEW = README.take('http://localhost:3100/api/v2/previews/<release>?to=').trim();
const IMPORT = README.take('npx prismic-folder import documents').trim();
const SERVE_WRITING = README.take('REPOSITORY_WRITE_TOKEN=');
/** Modules of a project, beside each other, as in the README. */
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
  'tsconfig.json': {
    compilerOptions: {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      // Declarations of the client's own dependencies do not compile under `nodenext`.
      skipLibCheck: true,
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node'],
      rootDir: '.',
      outDir: 'out',
    },
    include: ['*.ts'],
  },
};

let project: ForeignProject;
let port = 0;
const atPort = (text: string) => text.replaceAll(':3100', `:${port}`);
beforeAll(async () => {
  port = await freePort();
  const examples = Object.entries(EXAMPLES).map(([name, text]) => [name, atPort(text)]);
  const json = Object.entries(SITE).map(([path, value]) => [path, JSON.stringify(value)]);
  project = await createForeignProject({
    package: 'prismic-folder',
    dependencies: ['@prismicio/client', '@types/node', 'typescript'],
    files: Object.fromEntries([...examples, ...json]),
  });
});
afterAll(() => project.remove());

test.each(['models.js', 'query.js'])('%s and what it imports need no Node', async (entry) => {
  const files = [join(project.root, 'node_modules/prismic-folder/dist', entry)];
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- each says which ones are next
    const text = await readFile(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\() ?'([^']+)'/g)) {
      expect(specifier, file).toMatch(/^\.{1,2}\//);
      const next = join(dirname(file), specifier);
      if (!files.includes(next)) files.push(next);
    }
  }
  expect(files.length).toBeGreaterThan(2);
});

describe('the examples of the README', () => {
  const run = async (name: string, env: Record<string, string> = {}) => {
    return (await project.node([name], env)).stdout;
  };
  /** Runs commands that end in a server, in a shell, as its reader would; resolves once it says where it is. */
  const serving = async (commands: string, visit: (printed: () => string) => Promise<void>) => {
    const lines = commands.replace(/^npm install .*$/m, 'true').replace('npx ', 'exec ');
    const bin = join(project.root, 'node_modules/.bin');
    const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, PORT: String(port) };
    const server = spawn('sh', ['-ec', lines], { cwd: project.root, env });
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
    const compiled = project.node(['node_modules/typescript/bin/tsc', '-p', '.']);
    await compiled.catch(({ stdout }: { stdout: string }) => expect(stdout).toBe(''));
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
  });

  test('edit and publish', async () => {
    await run('out/editing.js');
    const path = 'content/documents/article/low-tide.json';
    expect(await readFile(join(project.root, path), 'utf8')).toContain('At the sea');
  });

  test('import an export', async () => {
    const path = 'documents/en-us/Xlow=#=V=#=article=#=G=#=en-us=#=y.json';
    await mkdir(dirname(join(project.root, path)), { recursive: true });
    const exported = { uid: 'high-tide', title: 'High tide' };
    await writeFile(join(project.root, path), JSON.stringify(exported));
    // Commands of the README begin with npx and the package's name.
    const [, , ...args] = IMPORT.split(' ');
    const { stdout } = await project.node([CLI, ...args, '--yes', '--content', 'imported']);
    expect(stdout).toMatch(/new article\/high-tide\n[\s\S]*Done\.\n$/);
    const imported = join(project.root, 'imported/documents/article/high-tide.json');
    expect(JSON.parse(await readFile(imported, 'utf8'))).toEqual({ data: { title: 'High tide' } });
  });

  test('write with Prismic’s client to a folder without settings', async () => {
    await rm(join(project.root, 'content'), { recursive: true });
    await mkdir(join(project.root, 'content'));
    const boat = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } });
    await writeFile(join(project.root, 'boat.png'), await boat.png().toBuffer());
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
