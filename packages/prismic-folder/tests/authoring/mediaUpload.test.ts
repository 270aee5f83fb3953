import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FILE_TYPES, type FileType } from '../../src/authoring/media/upload/fileTypes.ts';
import { prepareUpload } from '../../src/authoring/media/upload/prepareUpload.ts';
import { readableStem, uniqueName } from '../../src/authoring/media/upload/readableName.ts';
import { createProject } from '../support/createProject.ts';
import { errorOf } from './support/mediaProject.ts';
import { bodyOf, isoFile, matroska, mp3Frame, sampleFiles } from './support/sampleFiles.ts';

const LIMITS = { maxBytes: 100_000_000, maxPixels: 120_000_000 };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';
const CHUNK = 64 * 1024;

const samples = await sampleFiles();
// Cast: the keys of the samples are their types.
const TYPES = Object.keys(samples) as FileType[];
const ID3 = Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\0'), mp3Frame()]);
const HALF_MP3 = Buffer.concat([mp3Frame(), Buffer.alloc(9, 7)]);
/** Data that are others, behind a header that is right. */
const DAMAGED = Buffer.from(samples.webp).fill(0xa5, 34);

const temporaryFolder = () => createProject().contentDir;

async function upload(name: string, content: string | Uint8Array | ReadableStream<Uint8Array>) {
  const path = join(temporaryFolder(), 'new', 'file');
  const body = content instanceof ReadableStream ? content : bodyOf(content);
  const prepared = await prepareUpload(name, body, path, LIMITS);
  return { ...prepared, stored: prepared.bytes < 1e6 ? readFileSync(path) : Buffer.alloc(0) };
}

/** The error of an upload that leaves nothing. */
async function refusal(name: string, body: ReadableStream<Uint8Array>, limits = LIMITS) {
  const folder = temporaryFolder();
  const error = await errorOf(prepareUpload(name, body, join(folder, 'file'), limits));
  expect(readdirSync(folder)).toEqual([]);
  return error;
}

describe('An upload', () => {
  it.each(TYPES)('of the type %s is recognised by its content.', async (type) => {
    for (const extension of FILE_TYPES[type].extensions) {
      const found = await upload(`Wave.${extension.toUpperCase()}`, samples[type]);
      expect(found).toMatchObject({ type, extension });
    }
  });

  it.each<[string, Uint8Array, string]>([
    ['photo.jpg', samples.png, 'png'],
    ['photo.jpeg', samples.jpg, 'jpeg'],
    ['drawing.png', samples.svg, 'svg'],
    ['photo', samples.avif, 'avif'],
    ['photo.webp.exe', samples.webp, 'webp'],
    ['loop.webm', samples.mp4, 'mp4'],
    ['loop.m4v', samples.mp4, 'm4v'],
    ['song.opus', samples.ogg, 'opus'],
    ['song.m4a', isoFile('isom', ['isom']), 'm4a'],
    ['song.mp4', samples.m4a, 'm4a'],
    ['song.mp3', ID3, 'mp3'],
    ['', samples.pdf, 'pdf'],
  ])('named %s has the extension of its content.', async (name, bytes, extension) => {
    expect(await upload(name, bytes)).toMatchObject({ extension });
  });

  it.each<[string, string, Uint8Array | string, RegExp]>([
    ['a text', 'x.png', 'no image', /x\.png" cannot be stored: its content is a text/],
    ['a PDF', 'x.png', samples.pdf, /"x\.png" is not an image: its content is PDF/],
    ['a video', 'x.webp', samples.mp4, /is not an image: its content is MP4/],
    ['HTML', 'x.html', '<!doctype html><p>', /an HTML page/],
    ['HTML named as an image', 'x.png', '\n<!-- x --><html><body>', /an HTML page/],
    ['HTML with a drawing', 'x.svg', `<html>${SVG}/></html>`, /an HTML page/],
    ['a script for a shell', 'x.png', '#!/bin/sh\nid', /a script/],
    ['a program', 'x.exe', 'MZ\u0090\0', /a program for Windows/],
    ['an archive', 'x.docx', 'PK\u0003\u0004', /a ZIP archive/],
    ['a font', 'x.woff2', 'wOF2\0\u0001', /a font/],
    ['other XML', 'x.svg', '<?xml version="1.0"?><feed/>', /the root <feed>/],
    ['a Matroska video', 'x.webm', matroska('matr'), /a Matroska video/],
    ['a QuickTime video', 'x.mp4', isoFile('qt  ', ['qt  ']), /a QuickTime video/],
    ['a HEIC image', 'x.jpg', isoFile('heic', ['mif1', 'heic']), /a HEIC image/],
    ['a TIFF image', 'x.tif', 'II*\0', /a TIFF image/],
    ['a single MP3 frame and other bytes', 'x.mp3', HALF_MP3, /unknown|text/],
    ['a PNG that is cut off', 'x.png', samples.png.subarray(0, 60), /broken or incomplete/],
    ['a PNG with a header only', 'x.png', samples.png.subarray(0, 33), /broken or incomplete/],
    ['a JPEG that is cut off', 'x.jpg', samples.jpg.subarray(0, 300), /broken or incomplete/],
    ['a WebP with other bytes', 'x.webp', DAMAGED, /broken or incomplete/],
    ['an AVIF that is cut off', 'x.avif', samples.avif.subarray(0, 200), /broken or incomplete/],
    ['a mistake', 'x.svg', `${SVG}>\n<g>`, /"x\.svg", line 2: unclosed tag: g/],
    ['no size', 'x.svg', `${SVG}></svg>`, /needs width and height, or a viewBox/],
    ['Latin 1', 'x.svg', Buffer.from(`${SVG}>\u00e9</svg>`, 'latin1'), /not valid UTF-8/],
    ['UTF-7', 'x.svg', `<?xml version="1.0" encoding="UTF-7"?>${SVG}/>`, /not valid UTF-8/],
    ['nothing', 'x.png', '', /^The file is empty$/],
  ])('of %s is refused and leaves nothing.', async (_title, name, bytes, words) => {
    const message = expect.stringMatching(words);
    const code = bytes.length === 0 ? 'invalid' : 'unsupported_type';
    expect(await refusal(name, bodyOf(bytes))).toMatchObject({ code, message });
  });

  it('has the size of an image, also of one that EXIF rotates.', async () => {
    const size = { width: 40, height: 30 };
    for (const type of ['webp', 'png', 'jpg', 'gif', 'avif', 'svg'] as const) {
      expect(await upload(`x.${type}`, samples[type])).toMatchObject({ size });
    }
    const rotated = await sharp(samples.jpg).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await upload('x.jpg', rotated)).toMatchObject({ size: { width: 30, height: 40 } });
  });

  it('of more pixels than the limit is refused before they are decoded.', async () => {
    const huge = Buffer.from(samples.png);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    const message = /60000 × 60000 pixels .* 120 megapixels/;
    const error = await refusal('x.png', bodyOf(huge));
    expect(error).toMatchObject({ code: 'too_large', message });
    const other = await refusal('x.avif', bodyOf(samples.avif), { ...LIMITS, maxPixels: 1000 });
    expect(other).toMatchObject({ code: 'too_large' });
  });

  it('of an SVG keeps its bytes if nothing had to go, and is cleaned, in UTF-8, otherwise.', async () => {
    const clean = `\ufeff<?xml version="1.0" encoding="utf-8"?>\r\n${SVG} viewBox="0 0 4 3"/>\r\n`;
    expect((await upload('x.svg', clean)).stored).toEqual(Buffer.from(clean));
    const dirty = `${SVG} viewBox="0 0 4 3" onload="alert(1)"><script/><g>é</g></svg>`;
    const latin = Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?>${dirty}`, 'latin1');
    const utf16 = Buffer.from(`\ufeff${dirty}`, 'utf16le');
    for (const content of [dirty, latin, utf16, Buffer.from(utf16).swap16()]) {
      const { stored, bytes, revision, size } = await upload('x.svg', content);
      expect(stored.toString()).toBe(`${SVG} viewBox="0 0 4 3"><g>é</g></svg>\n`);
      expect({ bytes, revision, size }).toEqual({
        bytes: stored.length,
        revision: hash('sha1', stored, 'base64url'),
        size: { width: 4, height: 3 },
      });
    }
  });

  /** A sound file of any length, made while it is read. */
  function endless(length: number) {
    const seen = { sent: 0, isCancelled: false, memory: 0 };
    const before = memory();
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (seen.sent % (30 * CHUNK) === 0) seen.memory = Math.max(seen.memory, memory() - before);
        if (seen.sent >= length) return controller.close();
        const chunk = new Uint8Array(Math.min(CHUNK, length - seen.sent));
        if (seen.sent === 0) chunk.set(samples.wav);
        seen.sent += chunk.length;
        return controller.enqueue(chunk);
      },
      cancel() {
        seen.isCancelled = true;
      },
    });
    return { stream, seen };
  }

  it('of a large file is refused at the limit, without reading on and without memory.', async () => {
    const { stream, seen } = endless(40_000_000);
    const message = 'The file is over the limit of 10 MB';
    const limits = { ...LIMITS, maxBytes: 10_000_000 };
    expect(await refusal('x.mp4', stream, limits)).toMatchObject({ code: 'too_large', message });
    expect(seen.isCancelled).toBe(true);
    expect(seen.sent).toBeLessThanOrEqual(limits.maxBytes + 3 * CHUNK);
    expect(seen.memory).toBeLessThan(5_000_000);
    const small = { ...LIMITS, maxBytes: 2000 };
    const words = 'The file is over the limit of 2000 bytes';
    const error = await refusal('x.mp4', bodyOf(Buffer.alloc(2001)), small);
    expect(error).toMatchObject({ message: words });
  });

  it('of 20 MB is stored without being in memory as a whole.', async () => {
    const { stream, seen } = endless(20_000_000);
    expect((await upload('x.wav', stream)).bytes).toBe(20_000_000);
    expect(seen.memory).toBeLessThan(10_000_000);
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
    const message = /ended before the file was complete \(aborted\)/;
    expect(await refusal('x.png', body)).toMatchObject({ code: 'invalid', message });
  });
});

setFlagsFromString('--expose-gc');
// Cast: what the flag adds.
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that something holds: how many wait for the garbage collector depends on the machine. */
function memory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe('The name of an upload', () => {
  it.each([
    ['Übersicht Fläche (1).PNG', 'uebersicht-flaeche-1'],
    ['Straße & Fußweg.webp', 'strasse-and-fussweg'],
    ['Łódź – Århus – Øresund.png', 'lodz-aarhus-oeresund'],
    ['U\u0308bung.png', 'uebung'],
    ['日本語 写真.png', '日本語-写真'],
    ['が.png', 'が'],
    ['हिन्दी.png', 'हिन्दी'],
    ['😀🎉.png', 'image'],
    ['.htaccess', 'htaccess'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\photo.png', 'photo'],
    ['a\0b.png', 'a-b'],
    ['CON.png', 'image-con'],
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
    const unique = [uniqueName('wave', 'png', names), uniqueName('caf\u00e9', 'png', names)];
    expect(unique).toEqual(['wave-3.png', 'caf\u00e9-2.png']);
    expect(uniqueName('wave', 'webp', names)).toBe('wave.webp');
  });
});
