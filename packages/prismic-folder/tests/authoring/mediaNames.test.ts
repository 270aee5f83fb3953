import { expect, it } from 'vitest';
import { mediaFiles } from '../../src/api/mediaFiles.ts';
import { errorOf, mediaProject } from './support/mediaProject.ts';
import { bodyOf, sampleFiles } from './support/sampleFiles.ts';
import { listMediaUses, readMedia } from '../../src/authoring/media/MediaLibrary.ts';
import { describeMedia, renameMedia } from '../../src/authoring/media/renameMedia.ts';
import { removeMedia } from '../../src/authoring/media/removeMedia.ts';
import { replaceMedia, uploadMedia } from '../../src/authoring/media/uploadMedia.ts';

const samples = await sampleFiles();

/** A name as keyboards write it, and as Macs write it. */
const COMPOSED = 'Öl über Äther.png'.normalize('NFC');
const DECOMPOSED = COMPOSED.normalize('NFD');

it.each([
  ['a file from a Mac', DECOMPOSED, COMPOSED],
  ['a document from a Mac', COMPOSED, DECOMPOSED],
])('A name is the same in both spellings: %s.', async (_what, file, written) => {
  const cover = { url: `/media/${encodeURIComponent(written)}`, alt: '' };
  const body = [{ type: 'image', url: `/media/${written}`, alt: '' }];
  const project = await mediaProject({
    [`media/${file}`]: samples.png,
    'media.json': { [written]: { notes: 'From the old site' } },
    'documents/page/one.json': { data: { cover, body } },
  });
  const { media } = project;

  const { problems, documents } = await project.load();
  expect(problems).toEqual([]);
  // Served as the file has it, so that every server finds it.
  const served = `repository:/media/${encodeURIComponent(file)}?v=`;
  expect(documents[0]?.data['cover']).toMatchObject({ url: expect.stringContaining(served) });
  const request = new Request(`http://own.test/media/${encodeURIComponent(written)}`);
  expect((await mediaFiles(`${project.contentDir}/media`)(request)).status).toBe(200);

  expect(await readMedia(media, written)).toMatchObject({
    name: file,
    uses: 2,
    notes: 'From the old site',
  });
  expect(await listMediaUses(media, written)).toHaveLength(2);
  expect(await errorOf(removeMedia(media, written))).toMatchObject({ code: 'in_use' });
  await describeMedia(media, written, { notes: 'Kept' });
  expect(project.json('media.json')).toEqual({ [written]: { notes: 'Kept' } });
  expect(await replaceMedia(media, written, bodyOf(samples.png))).toMatchObject({ name: file });
  const copy = await uploadMedia(media, written, bodyOf(samples.webp));
  expect(copy.name).toBe('oel-ueber-aether.webp');

  expect(await renameMedia(media, written, 'plain.png')).toMatchObject({
    name: 'plain.png',
    uses: 2,
  });
  expect(project.json('documents/page/one.json')).toMatchObject({
    data: { cover: { url: '/media/plain.png' }, body: [{ url: '/media/plain.png' }] },
  });
  expect(project.json('media.json')).toEqual({ 'plain.png': { notes: 'Kept' } });
  expect(project.names()).not.toContain(file);
});
