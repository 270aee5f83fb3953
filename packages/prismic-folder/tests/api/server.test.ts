import { spawn } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@prismicio/client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type ContentFolder,
  createContentFolder,
} from '../../../../tests/support/contentFolder.ts';
import { works } from '../../../../tests/support/works.ts';
import { readOrigins } from '../../src/api/allowedOrigins.ts';
import { listen, type Listening, repositoryServer } from '../../src/serve/repositoryServer.ts';
import { runCli } from '../../src/cli/runCli.ts';
import { createProject, typeModel } from '../support/createProject.ts';
import { sendRaw } from '../support/sendRaw.ts';

let folder: ContentFolder;
let server: Listening;
let origin: string;

beforeAll(async () => {
  folder = await createContentFolder();
  const outside = join(folder.contentDir, 'repository.json');
  await symlink(outside, join(folder.contentDir, 'media/way-out.json'));
  const origins = ['https://tools.example.com'];
  server = await listen(
    repositoryServer(() => works, folder.contentDir, origins),
    0,
  );
  origin = `http://localhost:${server.port}`;
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const send = (headers: OutgoingHttpHeaders, path = '/api/v2', method = 'GET') =>
  sendRaw(server.port, method, path, headers);

describe('the repository by itself', () => {
  it('serves the real client over the network', async () => {
    const client = createClient('slicefolio-demo', { documentAPIEndpoint: `${origin}/api/v2` });
    const { data } = await client.getByID('id-alps');
    expect(JSON.stringify(data)).toContain(`"${origin}/media/alps.webp"`);
    const ids = Array.from({ length: 1500 }, (_, index) => `id-number-${index}`);
    expect((await client.getByIDs([...ids, 'id-ada'])).results).toHaveLength(1);
  });

  it.each(['', '/api/v1', '/graphql'])('tells the client at %j where the API is', async (path) => {
    const reason = /^There is nothing at \/.*: the API is below \/api\/v2$/;
    expect(JSON.parse((await send({}, path || '/')).text)).toMatchObject({
      message: expect.stringMatching(reason),
    });
    const client = createClient('slicefolio-demo', { documentAPIEndpoint: `${origin}${path}` });
    await expect(client.getRepository()).rejects.toThrow('repository not found');
  });

  it('sends media whole, or not again', async () => {
    const { status, text, headers } = await send({}, '/media/note.txt');
    expect([status, text]).toEqual([200, '0123456789']);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const etag = headers.get('etag') ?? '';
    expect((await send({ 'if-none-match': etag }, '/media/note.txt')).status).toBe(304);
    const part = { range: 'bytes=-3' };
    const resumed = async (version: string) =>
      (await send({ ...part, 'if-range': version }, '/media/note.txt')).text;
    expect([await resumed(etag), await resumed('"old"')]).toEqual(['789', '0123456789']);
    const head = await send({}, '/media/note.txt', 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.text]).toEqual([200, '10', '']);
  });

  it.each<[range: string, status: number, text: string, part?: string]>([
    ['bytes=-', 200, '0123456789'],
    ['bytes=5-2', 200, '0123456789'],
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=10-', 416, 'outside', 'bytes */10'],
    ['bytes=-0', 416, 'outside', 'bytes */10'],
  ])('%s of a file of ten bytes is a %i', async (range, status, text, part) => {
    const sent = await send({ range }, '/media/note.txt');
    expect([sent.status, sent.headers.get('content-range')]).toEqual([status, part ?? null]);
    if (status === 416) expect(sent.text).toContain(text);
    else expect(sent.text).toBe(text);
  });

  it.each([
    '/media/',
    '/media/missing.txt',
    '/media/../repository.json',
    '/media/..%2frepository.json',
    '/media/%2e%2e/repository.json',
    '/media/..%5crepository.json',
    '/media//etc/passwd',
    '/media/%2fetc%2fpasswd',
    '/media/note.txt%00.png',
    '/media/%E0%A4%A',
    '/media/way-out.json',
  ])('sends nothing for %s', async (path) => {
    const { status, text } = await send({}, path);
    expect(status).toBe(404);
    expect(text).not.toContain('languages');
  });
});

describe('pages of other sites', () => {
  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'https://tools.example.com:8443',
    'http://tools.example.com',
    'null',
    'localhost',
  ])('of the origin %s read nothing', async (origin) => {
    for (const [path, method] of [
      ['/api/v2', 'GET'],
      ['/api/v2/documents/search?ref=master-1', 'GET'],
      ['/api/v2', 'HEAD'],
      ['/api/v2', 'OPTIONS'],
      ['/media/note.txt', 'GET'],
    ] as const) {
      const page = { origin, 'sec-fetch-site': 'cross-site' };
      const { status, headers, text } = await send(page, path, method);
      expect(status, `${method} ${path}`).toBe(403);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(text).not.toContain('id-alps');
      // A browser that does not say where a request comes from keeps the response from its page.
      const unsaid = await send({ origin }, path, method);
      expect(unsaid.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it.each([
    'http://localhost:5173',
    'https://localhost',
    'http://site.localhost:3000',
    'http://127.0.0.1:9999',
    'http://[::1]:8080',
    'https://tools.example.com',
  ])('of the origin %s read all of it', async (origin) => {
    for (const path of ['/api/v2', '/api/v2/documents/search?ref=master-1', '/media/note.txt']) {
      const { status, headers } = await send({ origin }, path);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, origin]);
      expect(headers.get('vary')).toMatch(/\borigin\b/);
    }
    const { status, headers } = await send({ origin }, '/api/v2', 'OPTIONS');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
  });

  it('do not include the server of a site, which may name an origin', async () => {
    expect((await send({ origin: 'http://sveltekit-prerender' })).status).toBe(200);
  });

  it('a response without an origin is not reused for a request with one', async () => {
    const { status, headers } = await send({});
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toMatch(/\borigin\b/);
  });

  it.each(['evil.example', 'evil.example:3100', '10.0.0.1', 'localhost.evil.example', 'a"b', '@'])(
    'a name that resolves to this machine, %s, is refused',
    async (host) => {
      const { status, text } = await send({ host });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain('refs');
    },
  );

  it.each(['localhost', 'localhost:3100', '127.0.0.1', '[::1]:3100', 'tools.example.com'])(
    'the host %s is accepted',
    async (host) => expect((await send({ host })).status).toBe(200),
  );
});

it('REPOSITORY_ORIGINS names origins, or none', () => {
  const origins = ['https://a.example', 'http://b.example:81'];
  expect(readOrigins('https://A.example/, http://b.example:81')).toEqual(origins);
  expect([readOrigins(undefined), readOrigins('')]).toEqual([[], []]);
});

it.each(['*', 'null', 'a.example', 'https://a.example/path', 'file:///x', 'https://u:p@a.example'])(
  'REPOSITORY_ORIGINS=%j is refused and named',
  (text) => {
    expect(() => readOrigins(`https://b.example ${text}`)).toThrow(`names "${text}"`);
  },
);

describe('the command line', () => {
  /** Runs it in this process; returns its exit status, and what it said of it. */
  async function run(
    args: readonly string[],
    env: Readonly<Record<string, string | undefined>> = {},
  ) {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const told = vi.spyOn(console, 'info').mockImplementation(() => {});
    onTestFinished(() => {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
    });
    const standard = { CONTENT_DIR: folder.contentDir, PRISMIC_REPOSITORY: '' };
    for (const [name, value] of Object.entries({ ...standard, ...env })) vi.stubEnv(name, value);
    return { status: await runCli(args), said: said.mock.calls, told: told.mock.calls.join('\n') };
  }

  it('lists every command for --help', async () => {
    const told = expect.stringMatching(/serve[^]*check[^]*push[^]*pull[^]*import[^]*--cwd/);
    expect(await run(['push', '--help'])).toEqual({ status: 0, said: [], told });
  });

  it.each<[string[], Record<string, string>, number, string]>([
    [[], {}, 2, 'No command given'],
    [['check', '--fix'], {}, 2, "Unknown option '--fix'. Options of check: --strict, --cwd"],
    [['check', '--cwd', 'nowhere'], {}, 2, 'nowhere": no such folder'],
    [['push'], {}, 1, 'PRISMIC_REPOSITORY is not set'],
    [['import'], {}, 2, 'import takes one export: a zip, a folder or a JSON file'],
    [['import', 'nowhere.zip'], {}, 1, 'There is no file or folder "'],
    [['serve'], { PORT: 'many' }, 1, 'PORT is "many": a whole number from 0 to 65535 was expected'],
    [['serve', '--port', 'x'], {}, 2, '--port is "x": a whole number'],
    [['serve'], { CONTENT_DIR: 'nowhere' }, 1, 'CONTENT_DIR is "'],
    [
      ['serve', '--cwd', 'slices'],
      { CONTENT_DIR: '' },
      1,
      'slices/content": create it, or name another with --content',
    ],
    [['serve'], { REPOSITORY_ORIGINS: '*' }, 1, 'REPOSITORY_ORIGINS names "*"'],
    [['serve', '--write-token', ''], {}, 1, '--write-token must have 16 or more letters'],
  ])('%j with %j says why it ends', async (args, env, status, reason) => {
    const ended = await run(args, env);
    expect(ended).toMatchObject({ status, said: [[expect.stringContaining(reason)]] });
  });

  it.each(['serve', 'check', 'push', 'pull', 'import a.zip'])(
    '%s names a content folder that cannot be read, why, and what to do',
    async (command) => {
      const { root, contentDir, remove } = createProject();
      const args = [...command.split(' '), '--cwd', root];
      const said = async () => String((await run(args, { CONTENT_DIR: '' })).said.at(-1));
      remove('content');
      symlinkSync('content', contentDir);
      const words = 'a link to itself. Put it right, or name another content folder with --content';
      expect(await said()).toMatch(`${contentDir}: the folder cannot be read (ELOOP): `);
      expect(await said()).toMatch(words);
      remove('content');
      writeFileSync(contentDir, '');
      expect(await said()).toMatch(`${contentDir}: is a file, and a folder is expected there. Put`);
    },
  );

  it('says in words what the system says of any other file', async () => {
    const { root } = createProject({ '.env': '' });
    symlinkSync('a.zip', join(root, 'a.zip'));
    const args = ['import', join(root, 'a.zip'), '--cwd', root];
    const said = [
      [expect.stringMatching(/a\.zip cannot be used \(ELOOP\): its path has too many/)],
    ];
    expect(await run(args, { CONTENT_DIR: '' })).toMatchObject({ status: 1, said });
  });

  const PAGE = { 'customtypes/page/index.json': typeModel('page', {}) };
  const DOCUMENT = { 'content/documents/page/a.json': { data: {} } };
  const ELSEWHERE = { '.env': 'CONTENT_DIR=other', 'other/documents/page/a.json': { data: {} } };
  const NO_TYPE = 'there is no type "page"';
  const NO_TYPES = 'There are no custom types: no customtypes/<id>/index.json in /';
  const NO_FOLDER = 'content: the content folder does not exist';
  const NO_DOCUMENTS = 'There are no documents yet: a document is a file content/documents/<type>';
  it.each<[string, object, string | null, number, readonly string[]]>([
    ['neither models nor content', {}, 'content', 1, [NO_FOLDER, NO_TYPES]],
    ['models only', PAGE, 'content', 1, [NO_FOLDER]],
    ['documents without models', DOCUMENT, null, 1, [NO_TYPE, NO_TYPES, NO_DOCUMENTS]],
    ['models and documents', { ...PAGE, ...DOCUMENT }, null, 0, []],
    ['documents in the folder that .env names', { ...PAGE, ...ELSEWHERE }, null, 0, []],
  ])('check says what a project with %s lacks', async (_what, files, removed, status, lines) => {
    const project = createProject({ ...files });
    if (removed !== null) project.remove(removed);
    const ended = await run(['check', '--cwd', project.root], { CONTENT_DIR: undefined });
    const said = lines.map((line) => [expect.stringContaining(line)]);
    expect(ended).toMatchObject({ status, said });
  });

  it.each([
    ['customtypes/page/index.json', '{"id":"page","json":{"Main":{},"Main":{}}}', 'the key "Main"'],
    ['content/documents/page/b.json', '{"data":{},"data":{}}', 'the key "data" occurs twice'],
    ['content/drafts/documents/page/b.json', '{"data":{"n":1e999}}', 'the number is too large'],
  ])('check names what is lost when %s is read: %s', async (file, text, reason) => {
    const project = createProject({ ...PAGE, ...DOCUMENT, [file]: text });
    const { status, said } = await run(['check', '--cwd', project.root], {
      CONTENT_DIR: undefined,
    });
    expect([status, said.flat()]).toEqual([
      1,
      expect.arrayContaining([expect.stringMatching(`${file}: line 1, column \\d+: ${reason}`)]),
    ]);
  });

  it('names a port in use and what to do', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    // Cast: a server that listens on a port.
    const { port } = other.address() as AddressInfo;
    const reason = `Port ${port} is taken: stop what uses it, or choose another`;
    const said = [[expect.stringContaining(reason)]];
    expect(await run(['serve', '--port', `${port}`])).toMatchObject({ status: 1, said });
  });

  it('as npm run repository prints its address and content, and stops on a signal', async () => {
    const words = ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/repository.ts'];
    const env = { ...process.env, CONTENT_DIR: folder.contentDir, PORT: '0' };
    const child = spawn(process.execPath, words, { env });
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output).toMatch(/\/api\/v2/);
    expect(output).toContain('small: 3 documents, 1 release, 0 problems');
    expect((await fetch(/http:\S+/.exec(output)?.[0] ?? '')).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });
});
