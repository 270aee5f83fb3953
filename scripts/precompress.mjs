// Writes .br and .gz beside the built text files, which the server sends in their place.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:css|js|json|svg|txt|webmanifest|xml)$/;

/** A smaller file fits into one packet, compressed or not. */
const MIN_BYTES = 860;

/**
 * A window no larger than the text saves some bytes.
 * @param {number} length
 */
const windowFor = (length) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 1))));

/** @type {Record<string, (bytes: Buffer) => Promise<Buffer>>} */
const encoders = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Compresses the text files of a folder and its subfolders, but for hidden ones.
 * @param {string} folder
 */
export async function precompress(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) await precompress(path);
    else if (TEXT.test(entry.name)) await compress(path);
  }
}

/** @param {string} path */
async function compress(path) {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      const encoded = await encode(bytes);
      if (encoded.length < bytes.length) await writeFile(`${path}.${ending}`, encoded);
    }),
  );
}
