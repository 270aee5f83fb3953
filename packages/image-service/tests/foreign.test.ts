import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createForeignProject,
  type ForeignProject,
} from '../../../tests/support/foreignProject.ts';
import { openReadme } from '../../../tests/support/readme.ts';

const README = openReadme('packages/image-service/README.md');
/** On a port that the system chooses. */
const SERVER = README.take('// server.mjs').replace(
  'port: 3000 });',
  'port: 0 }, ({ port }) => console.info(`http://localhost:${port}`));',
);
const [, START = ''] =
  /^npm install slicefolio-image-service hono @hono\/node-server\n(.*)\n$/.exec(
    README.take('npm install'),
  ) ?? [];
const [, CLIENT_OF] =
  /`(clientOf: [^`]+)`/.exec(readFileSync('packages/image-service/README.md', 'utf8')) ?? [];

const STRICT = `
import { getConnInfo } from '@hono/node-server/conninfo';
import { createNodeMedia, type MediaOptions, type NodeMediaOptions } from 'slicefolio-image-service';
import { imageParameters } from 'slicefolio-image-service/web';
const options: NodeMediaOptions = { folder: 'images', ${CLIENT_OF} };
export const media = createNodeMedia(options);
export const width: number | undefined = imageParameters(new URLSearchParams('w=10'))?.width;
// @ts-expect-error: the files are missing.
export const wrong: MediaOptions = { log: () => {} };
`;

let project: ForeignProject;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  project = await createForeignProject({
    package: 'image-service',
    files: {
      'server.mjs': SERVER,
      'strict.mts': STRICT,
      'images/notes.txt': 'text',
    },
    dependencies: ['@hono/node-server', 'typescript', '@types/node'],
  });
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#0a7' } });
  await writeFile(join(project.root, 'images/photo.jpg'), await photo.jpeg().toBuffer());
  server = spawn('sh', ['-c', `exec ${START}`], { cwd: project.root, stdio: 'pipe' });
  const [line] = server.stdout ? await once(server.stdout, 'data') : [];
  origin = String(line).trim();
});

afterAll(async () => {
  server?.kill();
  await project?.remove();
});

test('every example of the README is run here', () => expect(README.left()).toEqual([]));

test("the README's server resizes an image with a cache lifetime", async () => {
  const url = `${origin}/media/photo.jpg?w=300&auto=format`;
  const response = await fetch(url, { headers: { accept: 'image/webp,*/*' } });
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect([response.status, format, width, height]).toEqual([200, 'webp', 300, 200]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    vary: 'Accept',
  });
  const headers = { accept: 'image/webp,*/*', 'if-none-match': response.headers.get('etag') ?? '' };
  expect((await fetch(url, { headers })).status).toBe(304);
});

test('its types compile in a strict project', async () => {
  const flags = '--noEmit --strict --module nodenext --target es2023 --types node --skipLibCheck';
  const args = [...flags.split(' '), '--ignoreConfig', 'strict.mts'];
  await project.node(['node_modules/typescript/bin/tsc', ...args]);
});
