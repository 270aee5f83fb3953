import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNodeMedia } from '#image-service';

/** The error of a full or a read-only disk; null while the disk works. */
const disk = vi.hoisted(() => ({ code: null as string | null }));

vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  const writeFile: typeof real.writeFile = async (file, data, options) => {
    if (disk.code === null) return real.writeFile(file, data, options);
    // A disk that fills up leaves a part of the file behind.
    if (disk.code === 'ENOSPC' && typeof data !== 'string' && 'byteLength' in data) {
      await real.writeFile(file, new Uint8Array(10));
    }
    throw Object.assign(new Error(`${disk.code}: write`), { code: disk.code });
  };
  return { ...real, writeFile };
});

const IMAGE = '/media/cover-low-tide-bg.webp';
let cacheFolder: string;
const logged: string[] = [];

beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'full-disk-'));
  logged.length = 0;
});
afterEach(async () => {
  disk.code = null;
  await rm(cacheFolder, { recursive: true });
});

const open = () =>
  createNodeMedia({ folder: 'content/media', cacheFolder, log: (line) => logged.push(line) });
const width = async (app: ReturnType<typeof open>, w: number) => {
  const response = await app.request(`${IMAGE.replace('/media', '')}?w=${w}`);
  return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
};

test.each(['ENOSPC', 'EROFS'])(
  'with a disk that fails with %s images are still made, with one line in the log',
  async (code) => {
    const app = open();
    disk.code = code;
    for (const w of [40, 41, 42]) {
      const image = await width(app, w);
      expect(image.status).toBe(200);
      expect(image.bytes).toBeGreaterThan(100);
    }
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(code);
    expect(await readdir(cacheFolder)).toEqual([]);
  },
);

test('once there is space again images are cached, and survive a restart', async () => {
  const app = open();
  disk.code = 'ENOSPC';
  await width(app, 50);
  disk.code = null;
  const cached = await width(app, 51);
  expect(await readdir(cacheFolder)).toHaveLength(1);
  disk.code = 'EROFS';
  expect(await width(open(), 51)).toEqual(cached);
});
