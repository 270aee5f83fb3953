import { rmSync, writeFileSync } from 'node:fs';
import type * as Files from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { errorOf, mediaProject } from './support/mediaProject.ts';
import { bodyOf, sampleFiles } from './support/sampleFiles.ts';
import { renameMedia } from '../../src/authoring/media/renameMedia.ts';
import { replaceMedia, uploadMedia } from '../../src/authoring/media/uploadMedia.ts';

/** What the disk answers to writes of uploads: nothing unless a test sets it. */
const disk = vi.hoisted(() => ({ code: '', after: 0 }));

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof Files>();
  const fault = () => Object.assign(new Error(disk.code), { code: disk.code });
  return {
    ...real,
    open: async (...parameters: Parameters<typeof real.open>) => {
      if (disk.code !== '' && disk.after === 0) throw fault();
      const file = await real.open(...parameters);
      const append = file.appendFile.bind(file);
      file.appendFile = async (...data) => {
        disk.after -= 1;
        if (disk.code !== '' && disk.after < 0) throw fault();
        return append(...data);
      };
      return file;
    },
  };
});

afterEach(() => {
  disk.code = '';
});

const samples = await sampleFiles();

it.each([
  ['ENOSPC', 2, /the disk is full/],
  ['EROFS', 0, /read-only/],
])(
  'An upload onto a disk that reports %s says why and leaves nothing.',
  async (code, after, words) => {
    const { media, names, leftovers } = await mediaProject();
    const body = bodyOf(samples.png, 100);
    Object.assign(disk, { code, after });
    const message = expect.stringMatching(words);
    expect(await errorOf(uploadMedia(media, 'x.png', body))).toMatchObject({
      code: 'storage',
      message,
    });
    expect([names(), leftovers()]).toEqual([['wave.png'], []]);
    disk.code = '';
    expect(await uploadMedia(media, 'x.png', bodyOf(samples.png))).toMatchObject({ name: 'x.png' });
  },
);

it('A file that is deleted while it is replaced is not created again.', async () => {
  const { media, contentDir, leftovers } = await mediaProject({ 'media/a.pdf': 'x' });
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      rmSync(join(contentDir, 'media', 'a.pdf'), { force: true });
      controller.enqueue(new Uint8Array(samples.pdf));
      controller.close();
    },
  });
  expect(await errorOf(replaceMedia(media, 'a.pdf', body))).toMatchObject({ code: 'not_found' });
  expect(leftovers()).toEqual([]);
});

it('A file whose documents another program writes meanwhile is renamed in what it wrote.', async () => {
  const path = 'documents/page/one.json';
  const document = (title: string, url: string) => ({ data: { title, cover: { url } } });
  const files = { [path]: document('old', '/media/wave.png') };
  const { media, store, contentDir, json } = await mediaProject(files);
  // The document changes after it was read for the rename, and before the commit.
  const commit = vi.spyOn(store, 'commit').mockImplementationOnce(async (changes) => {
    const written = JSON.stringify(document('new', '/media/wave.png?w=9'));
    writeFileSync(join(contentDir, path), written);
    commit.mockRestore();
    return store.commit(changes);
  });
  expect((await renameMedia(media, 'wave.png', 'sea.png')).uses).toBe(1);
  expect(json(path)).toEqual(document('new', '/media/sea.png?w=9'));
});
