import sharp from 'sharp';
import {
  createMedia,
  diskCache,
  mediaPath,
  memoryCache,
  MediaError,
  nodeFiles,
  sharpImages,
  tieredCache,
  type TransformQueue,
  type EncodedImage,
} from '#image-service';
import { COVER_AREA, OBJECT_HEIGHT, CARD_SIZE } from '#server/cards/Card.ts';
import type { CardPorts, Layer } from '#server/cards/CardPorts.ts';
import type { CardPainter } from './paintCard.ts';

interface NodeCards {
  /** The folder of the media. */
  readonly folder: string;
  /** Bytes of the disk cache of images, a part of which cards have. */
  readonly cacheLimit: number;
  /** By default `.cache/cards` in the working folder, beside the images. */
  readonly cacheFolder?: string;
  readonly queue: TransformQueue;
  readonly log: (line: string) => void;
}

const MB = 1024 * 1024;

/** Cards are few and small: a thousand take 60 MB. */
const DISK = 64 * MB;
const MEMORY = 16 * MB;

/** A cover is scaled for its card only, so it is not worth more. */
const COVERS = 8 * MB;

const RELATIVE = 'http://relative.invalid';

const isOwn = (address: string) => address.startsWith('/media/');

/** The media file of an address of the site's own; null where there cannot be one. */
function nameOf(address: string): string | null {
  try {
    return mediaPath(new URL(address, RELATIVE).pathname.slice('/media/'.length));
  } catch (error) {
    if (error instanceof MediaError || error instanceof TypeError) return null;
    throw error;
  }
}

/** The same picture in the size that the card shows. */
function sized(address: string, layer: Layer): URL {
  const url = new URL(address, RELATIVE);
  const { width, height } = COVER_AREA;
  const size =
    layer === 'behind' ? { h: height, fit: 'crop' } : { h: Math.ceil(OBJECT_HEIGHT), fit: 'clip' };
  const parameters = { w: width, ...size, fm: 'webp', q: 90 };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  url.searchParams.delete('auto');
  url.searchParams.delete('dpr');
  return url;
}

/** Cards on Node: drawn by Skia, cached in memory and on disk. */
export function nodeCards(options: NodeCards): CardPorts {
  const { folder, cacheLimit, cacheFolder = '.cache/cards', queue, log } = options;
  const files = nodeFiles(folder);
  const covers = createMedia({
    files,
    images: sharpImages(),
    cache: memoryCache(COVERS),
    queue,
    log,
  });
  // Its code is loaded with the first card: Skia takes 40 MB of memory.
  let painter: Promise<CardPainter> | null = null;
  const disk = diskCache({ folder: cacheFolder, limit: Math.min(DISK, cacheLimit), log });
  return {
    queue,
    cache: tieredCache(memoryCache(MEMORY), disk),
    async paint(card, cover) {
      painter ??= import('./paintCard.ts').then(({ createCardPainter }) => createCardPainter());
      return encodeCard(await (await painter)(card, cover));
    },
    async findCover(address) {
      if (!isOwn(address)) return { name: null, version: '' };
      const name = nameOf(address);
      const stat = name === null ? null : await files.stat(name);
      // The size, unlike the time, is the same on every machine with this content.
      return stat && name !== null ? { name: stat.name ?? name, version: String(stat.size) } : null;
    },
    async readCover(address, layer) {
      const url = sized(address, layer);
      if (!isOwn(address)) return readRemoteCover(url);
      const response = await covers.request(url.pathname.slice('/media'.length) + url.search);
      if (response.status >= 500) throw new Error(`The cover ${address} cannot be read now`);
      const isPicture = /^image\/(?!svg)/.test(response.headers.get('content-type') ?? '');
      return response.ok && isPicture ? new Uint8Array(await response.arrayBuffer()) : null;
    },
  };
}

/** Networks that show a card fetch it anew for each who shares it: bytes. */
const MAX_BYTES = 118_000;

/** From the best on; a cover full of detail needs a lower one. */
const QUALITIES = [84, 74, 62, 48, 34] as const;

/** Encodes a card's pixels as a JPEG, which every network reads. */
async function encodeCard(pixels: Uint8Array): Promise<EncodedImage> {
  const raw = { ...CARD_SIZE, channels: 4 } as const;
  let bytes = new Uint8Array();
  for (const quality of QUALITIES) {
    bytes = new Uint8Array(
      await sharp(pixels, { raw }).removeAlpha().jpeg({ quality, progressive: true }).toBuffer(),
    );
    if (bytes.byteLength <= MAX_BYTES) break;
  }
  return { type: 'image/jpeg', bytes };
}

/** The hosts of Prismic's media; a document may name any other, which the server must not be led to. */
const HOSTS = /^(?:images|[\w-]+\.cdn)\.prismic\.io$|^prismic-io\.s3\.amazonaws\.com$/;

/** In ms. */
const TIMEOUT = 4000;

const MAX_COVER_BYTES = 8 * 1024 * 1024;

/** A cover of a hosted repository; null for one of any other host. Throws if it cannot be had now. */
async function readRemoteCover(url: URL): Promise<Uint8Array | null> {
  if (url.protocol !== 'https:' || !HOSTS.test(url.hostname)) return null;
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
  const { headers, status } = response;
  const isPicture = /^image\/(?!svg)/.test(headers.get('content-type') ?? '');
  if (!response.ok || !isPicture || Number(headers.get('content-length') ?? 0) > MAX_COVER_BYTES) {
    await response.body?.cancel();
    if (status >= 500 || status === 429) throw new Error(`${url.hostname} answered ${status}`);
    return null;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > MAX_COVER_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
