import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageHeader } from '../../src/folder/imageHeader.ts';
import { listFiles } from '../../src/folder/listFiles.ts';
import { readMedia } from '../../src/folder/mediaCatalog.ts';
import { createProject } from '../support/createProject.ts';

const picture = (alpha = 1) =>
  sharp({
    create: { width: 37, height: 21, channels: 4, background: { r: 9, g: 8, b: 7, alpha } },
  });

test.each([
  ['PNG', () => picture().png()],
  ['GIF', () => picture().gif()],
  ['JPEG', () => picture().jpeg()],
  ['progressive JPEG', () => picture().jpeg({ progressive: true })],
  ['lossy WebP', () => picture().flatten().webp()],
  ['lossless WebP', () => picture().webp({ lossless: true })],
  ['WebP with transparency', () => picture(0.5).webp()],
])('reads the size of a %s from its header', async (_name, encode) => {
  expect(imageHeader(await encode().toBuffer())).toEqual({ width: 37, height: 21 });
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32px"/>', 48, 32],
  ["<?xml version='1.0'?>\n<svg viewBox='0 0 24 12'><path/></svg>", 24, 12],
  ['<svg width="100%" height="100%" viewBox="0, 0, 10.4, 20"></svg>', 10, 20],
  ['<svg width="48" viewBox="0 0 24 12"></svg>  ', 48, 24],
  ['<svg height="6" viewBox="0 0 24 12"></svg>   ', 12, 6],
  ['<svg stroke-width="2" viewBox="0 0 24 12"></svg>', 24, 12],
])('reads the size of %s', (svg, width, height) => {
  expect(imageHeader(Buffer.from(svg))).toEqual({ width, height });
});

test.each(['', 'no picture, but text that is long enough', '<svg></svg>'.padEnd(40)])(
  'finds no size in %j',
  (text) => {
    expect(imageHeader(Buffer.from(text))).toBeUndefined();
  },
);

test('uses a decoder where the header is not enough, and reads unchanged files once', async () => {
  const project = createProject({
    'content/media/photo.jpg': await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'content/media/deep/picture.avif': await picture().avif({ effort: 0 }).toBuffer(),
    'content/media/broken.png': 'no picture',
  });
  const { files } = await listFiles(join(project.contentDir, 'media'));
  const media = await readMedia(files);
  expect(media.get('photo.jpg')?.image).toEqual({ width: 21, height: 37 });
  expect(media.get('deep/picture.avif')?.image).toEqual({ width: 37, height: 21 });
  expect(media.get('broken.png')).toMatchObject({ kind: 'image' });
  expect(media.get('broken.png')?.image).toBeUndefined();
  const again = await readMedia(files, media);
  expect(again.get('photo.jpg')).toBe(media.get('photo.jpg'));
});
