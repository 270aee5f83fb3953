import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { addDocuments, copyWithoutMedia, randomOf } from './content.ts';

/** Files written at once. */
const AT_ONCE = 50;
/** Different pictures; each file of one has other bytes. */
const PICTURES = 24;
/** Every so many files are used by a document, have a text of their own, and have a copy. */
const USED = 4;
const DESCRIBED = 3;
const COPIED = 50;

/**
 * Copies the content without its media to a new folder with `count` pictures, the same in each run,
 * and documents that use some of them. The caller removes the folder.
 */
export async function largeLibrary(count: number): Promise<string> {
  const folder = await copyWithoutMedia();
  const media = join(folder, 'media');
  await mkdir(media);
  const random = randomOf(count);
  const pictures = await Promise.all(
    Array.from({ length: PICTURES }, (_none, at) => pictureOf(at, random)),
  );
  const names = Array.from({ length: count }, (_none, at) => nameOf(at));
  for (let start = 0; start < count; start += AT_ONCE) {
    const part = names.slice(start, start + AT_ONCE);
    // oxlint-disable-next-line no-await-in-loop -- a bounded number of open files
    await Promise.all(
      part.map((name, within) => {
        const at = start + within;
        // A copy has the bytes of the file before it.
        const bytes = bytesOf(at % COPIED === 1 ? at - 1 : at, pictures);
        return writeFile(join(media, name), bytes);
      }),
    );
  }
  const described = names.filter((_name, at) => at % DESCRIBED === 0);
  const details = Object.fromEntries(described.map((name) => [name, { alt: `Words of ${name}.` }]));
  await writeFile(join(folder, 'media.json'), JSON.stringify(details, null, 2));
  await addDocuments(folder, 'case_study', studies(names));
  return folder;
}

const nameOf = (at: number) => `picture-${String(at).padStart(5, '0')}.jpg`;

/** Decoders ignore what follows the end of a JPEG. */
function bytesOf(at: number, pictures: readonly Buffer[]): Buffer {
  const end = Buffer.from(`${at}`.padStart(40 + (at % 97), '.'));
  return Buffer.concat([pictures[at % PICTURES] ?? Buffer.alloc(0), end]);
}

async function pictureOf(at: number, random: () => number): Promise<Buffer> {
  const [width, height] = [480 + (at % 5) * 80, 320 + (at % 7) * 40];
  const hue = Math.floor(random() * 360);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 40% 30%)"/>
    <circle cx="${random() * width}" cy="${random() * height}" r="${80 + random() * 100}" fill="hsl(${(hue + 40) % 360} 70% 60%)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}

/** Case studies of 50 slices, each of which shows a picture; every other one says what it shows. */
function studies(names: readonly string[]): Record<string, object> {
  const used = names.filter((_name, at) => at % USED === 0);
  const documents: Record<string, object> = {};
  for (let start = 0; start < used.length; start += 50) {
    const spread = used.slice(start, start + 50).map((name, at) => ({
      slice_type: 'image',
      variation: 'default',
      primary: { image: { url: `/media/${name}`, ...(at % 2 === 0 && { alt: 'A circle.' }) } },
    }));
    documents[`large-${start}`] = { data: { project_name: `Study ${start}`, spread } };
  }
  return documents;
}
