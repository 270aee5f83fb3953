import { type ChildProcess, spawn } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@prismicio/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrigins } from '../../src/api/serve/allowedOrigins.ts';
import { listen, type Listening } from '../../src/api/serve/listen.ts';
import { repositoryServer } from '../../src/api/serve/repositoryServer.ts';
import {
  type ContentFolder,
  createContentFolder,
} from '../../../../tests/support/contentFolder.ts';
import { works } from '../../../../tests/support/works.ts';

let folder: ContentFolder;
let server: Listening;
let origin: string;

beforeAll(async () => {
  folder = await createContentFolder();
  await symlink(
    join(folder.contentDir, 'repository.json'),
    join(folder.contentDir, 'media/way-out.json'),
  );
  server = await listen(
    repositoryServer(() => works, folder.contentDir, ['https://tools.example.com']),
    0,
  );
  origin = `http://localhost:${server.port}`;
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

describe('the repository by itself', () => {
  it('serves the real client over the network', async () => {
    const client = createClient('slicefolio-demo', { documentAPIEndpoint: `${origin}/api/v2` });
    const { data } = await client.getByID('id-alps');
    expect(JSON.stringify(data)).toContain(`"${origin}/media/alps.webp"`);
    const ids = Array.from({ length: 1500 }, (_, index) => `id-number-${index}`);
    expect((await client.getByIDs([...ids, 'id-ada'])).results).toHaveLength(1);
  });

  it('sends media whole, in part, or not again', async () => {
    const whole = await fetch(`${origin}/media/note.txt`);
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    expect(whole.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const part = await fetch(`${origin}/media/note.txt`, { headers: { range: 'bytes=-3' } });
    expect([part.status, await part.text()]).toEqual([206, '789']);
    expect(part.headers.get('content-range')).toBe('bytes 7-9/10');
    const beyond = await fetch(`${origin}/media/note.txt`, { headers: { range: 'bytes=10-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    const etag = whole.headers.get('etag') ?? '';
    const again = await fetch(`${origin}/media/note.txt`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const head = await fetch(`${origin}/media/note.txt`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      '10',
      '',
    ]);
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
    // fetch would normalize the address; a socket sends it as it is.
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      });
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('languages');
  });
});

describe('pages of other sites', () => {
  /** What Node's own client would not send: any `Host`. */
  const send = (headers: OutgoingHttpHeaders, path = '/api/v2', method = 'GET') =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>(
      (resolve, reject) => {
        const options = { host: '127.0.0.1', port: server.port, path, method, headers };
        const sent = request(options, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, text }),
          );
        });
        sent.on('error', reject);
        sent.end();
      },
    );

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://evil-localhost',
    'http://127.0.0.1.evil.example',
    'https://tools.example.com:8443',
    'http://tools.example.com',
    'http://10.0.0.1:3000',
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
      const { status, headers, text } = await send({ origin }, path, method);
      expect(status, `${method} ${path}`).toBe(403);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(text).not.toContain('id-alps');
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
      expect([status, headers['access-control-allow-origin']]).toEqual([200, origin]);
      expect(headers.vary).toMatch(/\borigin\b/);
    }
    const options = await send({ origin }, '/api/v2', 'OPTIONS');
    expect(options.status).toBe(204);
    expect(options.headers['access-control-allow-origin']).toBe(origin);
    expect(options.headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
  });

  it('a response without an origin is not reused for a request with one', async () => {
    const { status, headers } = await send({});
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers.vary).toMatch(/\borigin\b/);
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

it.each([
  [undefined, []],
  ['', []],
  ['https://a.example', ['https://a.example']],
  ['https://A.example/, http://b.example:81', ['https://a.example', 'http://b.example:81']],
])('REPOSITORY_ORIGINS=%j names %j', (text, origins) => {
  expect(readOrigins(text)).toEqual(origins);
});

it.each(['*', 'null', 'a.example', 'https://a.example/path', 'file:///x', 'https://u:p@a.example'])(
  'REPOSITORY_ORIGINS=%j is refused and named',
  (text) => {
    expect(() => readOrigins(`https://b.example ${text}`)).toThrow(`names "${text}"`);
  },
);

describe('npm run repository', () => {
  const run = (env: Record<string, string>): ChildProcess =>
    spawn(process.execPath, ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/repository.ts'], {
      env: { ...process.env, CONTENT_DIR: folder.contentDir, ...env },
    });
  const outputOf = (child: ChildProcess) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    return () => text;
  };
  const exitOf = (child: ChildProcess) =>
    new Promise<number | null>((resolve) => child.once('exit', resolve));

  it('prints its address and content, and stops on a signal', async () => {
    const child = run({ PORT: '0' });
    const output = outputOf(child);
    const exit = exitOf(child);
    await expect.poll(output).toMatch(/\/api\/v2/);
    expect(output()).toContain('small: 3 documents, 1 release, 0 problems');
    const address = /http:\S+/.exec(output())?.[0] ?? '';
    expect((await fetch(address)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it.each([
    [{ PORT: 'many' }, 'PORT is "many": a whole number from 0 to 65535 was expected'],
    [{ CONTENT_DIR: 'nowhere' }, 'nowhere": no such folder'],
    [{ REPOSITORY_ORIGINS: '*' }, 'REPOSITORY_ORIGINS names "*"'],
  ])('refuses %j', async (env, message) => {
    const child = run(env);
    const output = outputOf(child);
    expect(await exitOf(child)).toBe(1);
    expect(output()).toContain(message);
  });

  it('names a port in use and what to do', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const child = run({ PORT: String(port) });
    const output = outputOf(child);
    expect(await exitOf(child)).toBe(1);
    expect(output()).toContain(`Port ${port} is taken: stop what uses it, or choose another`);
    await new Promise((resolve) => other.close(resolve));
  });
});
