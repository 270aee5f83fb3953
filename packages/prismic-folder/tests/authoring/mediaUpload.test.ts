import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { AuthoringError } from '../../src/authoring/AuthoringError.ts';
import { FILE_TYPES, type FileType } from '../../src/authoring/media/upload/fileTypes.ts';
import { prepareUpload } from '../../src/authoring/media/upload/prepareUpload.ts';
import { readableStem, uniqueName } from '../../src/authoring/media/upload/readableName.ts';
import { bodyOf, isoFile, matroska, mp3Frame, sampleFiles } from './support/sampleFiles.ts';

const LIMITS = { maxBytes: 100_000_000, maxPixels: 120_000_000 };
const SVG = 'http://www.w3.org/2000/svg';

const samples = await sampleFiles();
// Cast: the keys of the samples are their types.
const TYPES = Object.keys(samples) as FileType[];

describe('An upload', () => {
  it.each(TYPES)('of the type %s is recognised by its content.', async (type) => {
    for (const extension of FILE_TYPES[type].extensions) {
      // Sound in MP4 could be either; here it has brands of its own.
      expect(await upload(`Wave.${extension.toUpperCase()}`, samples[type])).toMatchObject({
        type,
        extension,
      });
    }
  });

  it.each<[string, Uint8Array, string]>([
    ['photo.jpg', samples.png, 'png'],
    ['photo.png', samples.jpg, 'jpg'],
    ['photo.jpeg', samples.jpg, 'jpeg'],
    ['photo.bmp', samples.webp, 'webp'],
    ['photo.svg', samples.gif, 'gif'],
    ['drawing.png', samples.svg, 'svg'],
    ['photo', samples.avif, 'avif'],
    ['photo.heic', samples.jpg, 'jpg'],
    ['photo.webp.exe', samples.webp, 'webp'],
    ['page.html', samples.png, 'png'],
    ['loop.webm', samples.mp4, 'mp4'],
    ['loop.mp4', samples.webm, 'webm'],
    ['loop.mov', samples.mp4, 'mp4'],
    ['loop.m4v', samples.mp4, 'm4v'],
    ['song.mp3', samples.ogg, 'ogg'],
    ['song.m4a', isoFile('isom', ['isom']), 'm4a'],
    ['song.mp4', samples.m4a, 'm4a'],
    ['song.wav', samples.mp3, 'mp3'],
    ['song.opus', samples.ogg, 'opus'],
    ['song.mp3', Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\0'), mp3Frame()]), 'mp3'],
    ['cv.doc', samples.pdf, 'pdf'],
    ['', samples.pdf, 'pdf'],
  ])(
    'named %s has its extension corrected to that of its content.',
    async (name, bytes, extension) => {
      expect(await upload(name, bytes)).toMatchObject({ extension });
    },
  );

  it.each<[string, string, Uint8Array | string, RegExp]>([
    [
      'an image that is none',
      'x.png',
      'no image at all',
      /x\.png" cannot be stored: its content is a text/,
    ],
    [
      'an image that is a PDF',
      'x.png',
      samples.pdf,
      /"x\.png" is not an image: its content is PDF/,
    ],
    ['an image that is a video', 'x.webp', samples.mp4, /is not an image: its content is MP4/],
    ['HTML', 'x.html', '<!doctype html><p>', /an HTML page/],
    ['HTML named as an image', 'x.png', '\n<!-- x --><html><body>', /an HTML page/],
    ['HTML with a drawing', 'x.svg', `<html><svg xmlns="${SVG}"/></html>`, /an HTML page/],
    ['a script', 'x.js', 'alert(1)', /a text/],
    ['a script for a shell', 'x.png', '#!/bin/sh\nid', /a script/],
    ['a program', 'x.exe', 'MZ\u0090\0', /a program for Windows/],
    ['another program', 'x.svg', '\u007fELF\u0002', /a program for Linux/],
    ['an archive', 'x.docx', 'PK\u0003\u0004', /a ZIP archive/],
    ['a font', 'x.woff2', 'wOF2\0\u0001', /a font/],
    ['JSON', 'x.json', '{"a": 1}', /a text/],
    ['other XML', 'x.svg', '<?xml version="1.0"?><feed/>', /the root <feed>/],
    ['a Matroska video', 'x.webm', matroska('matr'), /a Matroska video/],
    ['a QuickTime video', 'x.mp4', isoFile('qt  ', ['qt  ']), /a QuickTime video/],
    ['a HEIC image', 'x.jpg', isoFile('heic', ['mif1', 'heic']), /a HEIC image/],
    ['a TIFF image', 'x.tif', 'II*\0', /a TIFF image/],
    [
      'a single MP3 frame and other bytes',
      'x.mp3',
      Buffer.concat([mp3Frame(), Buffer.alloc(9, 7)]),
      /unknown|text/,
    ],
    ['a PNG that is cut off', 'x.png', samples.png.subarray(0, 60), /broken or incomplete/],
    ['a PNG with a header only', 'x.png', samples.png.subarray(0, 33), /broken or incomplete/],
    ['a JPEG that is cut off', 'x.jpg', samples.jpg.subarray(0, 300), /broken or incomplete/],
    ['a WebP with other bytes', 'x.webp', damaged(samples.webp), /broken or incomplete/],
    ['an AVIF that is cut off', 'x.avif', samples.avif.subarray(0, 200), /broken or incomplete/],
    [
      'an SVG with a mistake',
      'x.svg',
      `<svg xmlns="${SVG}">\n<g>`,
      /"x\.svg", line 2: unclosed tag: g/,
    ],
    [
      'an SVG with entities',
      'x.svg',
      `<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="${SVG}">&a;</svg>`,
      /line 1: .*entity/,
    ],
    [
      'an SVG without a namespace',
      'x.svg',
      '<svg width="4" height="4"></svg>',
      /without the namespace/,
    ],
    [
      'an SVG without a size',
      'x.svg',
      `<svg xmlns="${SVG}"></svg>`,
      /needs width and height, or a viewBox/,
    ],
    [
      'an SVG in another encoding',
      'x.svg',
      Buffer.from(`<svg xmlns="${SVG}">\u00e9</svg>`, 'latin1'),
      /not valid UTF-8/,
    ],
  ])('of %s is refused and leaves nothing.', async (_title, name, bytes, message) => {
    const { error, files } = await refusal(name, bodyOf(bytes));
    expect(error).toMatchObject({
      code: 'unsupported_type',
      message: expect.stringMatching(message),
    });
    expect(files).toEqual([]);
  });

  it('of an empty file is refused.', async () => {
    const { error, files } = await refusal('x.png', bodyOf(''));
    expect(error).toMatchObject({ code: 'invalid', message: 'The file is empty' });
    expect(files).toEqual([]);
  });

  it('has the size of an image, also of one that EXIF rotates.', async () => {
    for (const type of ['webp', 'png', 'jpg', 'gif', 'avif', 'svg'] as const) {
      expect(await upload(`x.${type}`, samples[type])).toMatchObject({
        size: { width: 40, height: 30 },
      });
    }
    const rotated = await sharp(samples.jpg).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await upload('x.jpg', rotated)).toMatchObject({ size: { width: 30, height: 40 } });
  });

  it('of more pixels than the limit is refused before they are decoded.', async () => {
    const huge = Buffer.from(samples.png);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    const { error } = await refusal('x.png', bodyOf(huge));
    expect(error).toMatchObject({
      code: 'too_large',
      message: /60000 × 60000 pixels .* 120 megapixels/,
    });
    const { error: other } = await refusal('x.avif', bodyOf(samples.avif), {
      maxBytes: 1e6,
      maxPixels: 1000,
    });
    expect(other).toMatchObject({ code: 'too_large' });
  });

  it('of an SVG keeps its bytes if nothing had to go, and is cleaned otherwise.', async () => {
    const clean = `\ufeff<?xml version="1.0" encoding="utf-8"?>\r\n<svg xmlns="${SVG}" viewBox="0 0 4 3"/>\r\n`;
    expect((await upload('x.svg', Buffer.from(clean))).stored).toEqual(Buffer.from(clean));
    const dirty = `<svg xmlns="${SVG}" viewBox="0 0 4 3" onload="alert(1)"><script/><g/></svg>`;
    const { stored, bytes, revision, size } = await upload('x.svg', Buffer.from(dirty));
    expect(stored.toString()).toBe(`<svg xmlns="${SVG}" viewBox="0 0 4 3"><g></g></svg>\n`);
    expect({ bytes, revision, size }).toEqual({
      bytes: stored.length,
      revision: hash('sha1', stored, 'base64url'),
      size: { width: 4, height: 3 },
    });
  });

  it('of an SVG in UTF-16 is stored in UTF-8.', async () => {
    const text = `\ufeff<?xml version="1.0" encoding="utf-16"?><svg xmlns="${SVG}" viewBox="0 0 4 3"><text>\u00e9</text></svg>`;
    const { stored } = await upload('x.svg', Buffer.from(text, 'utf16le'));
    expect(stored.toString()).toBe(
      `<svg xmlns="${SVG}" viewBox="0 0 4 3"><text>\u00e9</text></svg>\n`,
    );
  });

  it('of 1 GB is refused at the limit, without reading on and without memory.', async () => {
    const body = endless(1_000_000_000);
    const before = memory();
    const { error, files } = await refusal('x.mp4', body.stream);
    expect(error).toMatchObject({
      code: 'too_large',
      message: 'The file is over the limit of 100 MB',
    });
    expect(files).toEqual([]);
    expect(body.isCancelled()).toBe(true);
    expect(body.sent()).toBeLessThanOrEqual(LIMITS.maxBytes + 3 * CHUNK);
    expect(memory() - before).toBeLessThan(40_000_000);
  });

  it('of 90 MB is stored without being in memory as a whole.', async () => {
    let peak = 0;
    const before = memory();
    const body = endless(90_000_000, () => {
      peak = Math.max(peak, memory() - before);
    });
    const { bytes } = await upload('x.wav', body.stream);
    expect(bytes).toBe(90_000_000);
    expect(peak).toBeLessThan(40_000_000);
  });

  it('whose body stops in the middle leaves nothing.', async () => {
    let parts = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        parts += 1;
        if (parts > 3) controller.error(new Error('aborted'));
        else controller.enqueue(new Uint8Array(samples.png.subarray(0, 40)));
      },
    });
    const { error, files } = await refusal('x.png', body);
    expect(error).toMatchObject({
      code: 'invalid',
      message: /ended before the file was complete \(aborted\)/,
    });
    expect(files).toEqual([]);
  });

  it('that cannot be written says so.', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    for (const path of [join(folder, 'file', 'below'), join(folder, 'file')]) {
      const error: unknown = await prepareUpload('x.png', bodyOf(samples.png), path, LIMITS).catch(
        (reason: unknown) => reason,
      );
      expect(error).toMatchObject({ code: 'storage' });
    }
  });
});

describe('The name of an upload', () => {
  it.each([
    ['Übersicht Fläche (1).PNG', 'uebersicht-flaeche-1'],
    ['Crème Brûlée.jpg', 'creme-brulee'],
    ['Straße & Fußweg.webp', 'strasse-and-fussweg'],
    ['Łódź – Århus – Øresund.png', 'lodz-aarhus-oeresund'],
    ['U\u0308bung.png', 'uebung'],
    ['ﬁgure①.png', 'figure1'],
    ['v1.2 final FINAL.png', 'v1-2-final-final'],
    ['screen_01.webp', 'screen-01'],
    ['日本語 写真.png', '日本語-写真'],
    ['が.png', 'が'],
    ['мой файл.png', 'мой-файл'],
    ['हिन्दी.png', 'हिन्दी'],
    ['😀🎉.png', 'image'],
    ['.htaccess', 'htaccess'],
    ['.png', 'png'],
    ['...', 'image'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\photo.png', 'photo'],
    ['a\0b.png', 'a-b'],
    ['CON.png', 'image-con'],
    ['lpt1', 'image-lpt1'],
    ['con.tar.gz', 'con-tar'],
    ['x%2e%2e.png', 'x-2e-2e'],
    ['<script>.svg', 'script'],
    ['-rf.png', 'rf'],
    ['', 'image'],
  ])('%j becomes %s.', (name, stem) => {
    expect(readableStem(name, 'image')).toBe(stem);
  });

  it('is short enough for every file system.', () => {
    expect(readableStem(`${'a'.repeat(300)}.png`, 'image')).toBe('a'.repeat(80));
    expect(Buffer.byteLength(readableStem('語'.repeat(300), 'image'))).toBeLessThanOrEqual(180);
  });

  it('is unique whatever the case and the encoding of accents.', () => {
    const names = ['Wave.PNG', 'wave-2.png', 'cafe\u0301.png'];
    expect(uniqueName('wave', 'png', names)).toBe('wave-3.png');
    expect(uniqueName('caf\u00e9', 'png', names)).toBe('caf\u00e9-2.png');
    expect(uniqueName('wave', 'webp', names)).toBe('wave.webp');
  });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function upload(name: string, bytes: Uint8Array | ReadableStream<Uint8Array>) {
  const path = join(temporaryFolder(), 'new', 'file');
  const body = bytes instanceof Uint8Array ? bodyOf(bytes) : bytes;
  const prepared = await prepareUpload(name, body, path, LIMITS);
  return { ...prepared, stored: prepared.bytes < 1e6 ? readFileSync(path) : Buffer.alloc(0) };
}

async function refusal(name: string, body: ReadableStream<Uint8Array>, limits = LIMITS) {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'file');
  const error: unknown = await prepareUpload(name, body, path, limits).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AuthoringError);
  return { error, files: existsSync(folder) ? readdirSync(folder) : [] };
}

const CHUNK = 64 * 1024;

/** A sound file of any length, made while it is read. */
function endless(length: number, onChunk = () => undefined as void) {
  let sent = 0;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      onChunk();
      if (sent >= length) return controller.close();
      const chunk = new Uint8Array(Math.min(CHUNK, length - sent));
      if (sent === 0) chunk.set(samples.wav);
      sent += chunk.length;
      controller.enqueue(chunk);
      return undefined;
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { stream, sent: () => sent, isCancelled: () => isCancelled };
}

function memory(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** An image whose data are others, behind a header that is right. */
function damaged(image: Buffer): Buffer {
  const bytes = Buffer.from(image);
  bytes.fill(0xa5, 34);
  return bytes;
}
