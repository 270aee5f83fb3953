import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import {
  createMedia,
  createTransformQueue,
  diskCache,
  type MediaCache,
  memoryCache,
  nodeFiles,
  sharpImages,
} from '#image-service';
import { planTransform } from '../../packages/image-service/src/planTransform.ts';
import { transformCost } from '../../packages/image-service/src/transformCost.ts';
import { decoded, likeness } from './likeness.ts';
import { type BenchRow, percentile, repeat, row } from './rows.ts';

const MEDIA = 'content/media';
const ADDRESS = '/picture.webp?w=1200&h=800&fit=crop&auto=compress,format&q=80';
/** The same as the final AVIF, whatever the client accepts. */
const AVIF_ADDRESS = '/picture.webp?w=1200&h=800&fit=crop&auto=compress&fm=avif&q=80';
const AVIF = { accept: 'image/avif,image/webp,*/*' };
const WEBP = { accept: 'image/webp,*/*' };
const MIB = 1024 * 1024;
const COLD = 8;
const WARM = 300;

const ASKED = { dpr: 1, crop: [], compress: true, negotiate: false } as const;

const newFolder = () => mkdtemp(join(tmpdir(), 'bench-images-'));

/** The largest WebP image of the content: the most expensive case. */
async function heaviestPicture(): Promise<Buffer> {
  const names = (await readdir(MEDIA)).filter((name) => name.endsWith('.webp'));
  const files = await Promise.all(names.map((name) => readFile(join(MEDIA, name))));
  const heaviest = files.toSorted((one, other) => other.byteLength - one.byteLength)[0];
  if (!heaviest) throw new Error(`There is no WebP image in ${MEDIA}`);
  return heaviest;
}

/** Measured over estimated CPU time of a transform; the image queue uses the estimate. */
async function costRatio(format: 'webp' | 'avif'): Promise<string> {
  const images = sharpImages();
  const bytes = new Uint8Array(await heaviestPicture());
  const source = await images.inspect(bytes);
  const parameters = { ...ASKED, width: 1200, height: 800, fit: 'crop' } as const;
  const plan = planTransform(parameters, source, [format]);
  const before = process.cpuUsage();
  await repeat(COLD, () => images.transform(plan, bytes));
  const { user, system } = process.cpuUsage(before);
  return ((user + system) / 1000 / COLD / transformCost(source, plan)).toFixed(1);
}

/** The media endpoint in process, without a network: cold, from the disk, from memory, in ranges. */
export async function benchMedia(): Promise<BenchRow[]> {
  const folder = await newFolder();
  try {
    await writeFile(join(folder, 'picture.webp'), await heaviestPicture());
    await writeFile(join(folder, 'loop.mp4'), new Uint8Array(32 * MIB));
    const images = sharpImages();
    // Images that are improved afterwards would disturb later measurements.
    const unhurried = () => createTransformQueue({ quiet: 600_000 });
    const app = (cache: MediaCache, queue = unhurried()) =>
      createMedia({ files: nodeFiles(folder), images, log: console.warn, cache, queue });
    const disk = () => diskCache({ folder: join(folder, 'cache'), log: console.warn });
    let bytes = 0;
    const get = async (
      media: ReturnType<typeof app>,
      headers: Record<string, string>,
      address = ADDRESS,
    ) => {
      const answer = await media.request(address, { headers });
      bytes = (await answer.arrayBuffer()).byteLength;
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    };
    const median = async (count: number, ...[media, ...more]: Parameters<typeof get>) =>
      percentile(await repeat(count, () => get(media, ...more)));
    const cold = async (...more: [Record<string, string>, string?]) =>
      percentile(await repeat(COLD, () => get(app(memoryCache()), ...more)));
    const size = () => `${(bytes / 1024).toFixed(0)} kB`;

    const rows = [];
    const webp = await cold(WEBP);
    rows.push(row(`cold WebP 1200 × 800, median (${size()})`, webp));
    const avif = await cold(AVIF, AVIF_ADDRESS);
    rows.push(row(`cold AVIF 1200 × 800, median (${size()})`, avif));
    rows.push(row('first response to a client of AVIF, median', await cold(AVIF)));
    const costs = `${await costRatio('webp')}, ${await costRatio('avif')}`;
    rows.push(row('CPU time of a WebP, of an AVIF: measured over estimated', costs));

    await get(app(disk()), WEBP);
    rows.push(row('warm from the disk, median', await median(WARM, app(disk()), WEBP), 5));
    const queue = createTransformQueue({ quiet: 0 });
    const warm = app(memoryCache(), queue);
    await get(warm, AVIF);
    await queue.idle();
    rows.push(row('warm from memory, median', await median(WARM, warm, AVIF), 2));
    const range = { range: `bytes=${16 * MIB}-${17 * MIB - 1}` };
    const part = await median(WARM, warm, range, '/loop.mp4');
    rows.push(row('1 MiB range of a 32 MiB loop, median', part, 10));
    const whole = await median(5, warm, {}, '/loop.mp4');
    rows.push(row('whole 32 MiB loop', `${(32 / (whole / 1000)).toFixed(0)} MiB/s`));
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ENCODINGS = [
  { name: 'AVIF', format: 'avif', quick: false },
  { name: 'AVIF, quick', format: 'avif', quick: true },
  { name: 'WebP', format: 'webp', quick: false },
] as const;

const png = (image: Sharp) => image.flatten({ background: '#000' }).png().toBuffer();

/** Butteraugli's 3-norm of two images (libjxl); NaN where its program is not installed. */
async function butteraugli(folder: string, original: Buffer, made: Buffer): Promise<number> {
  const files = [join(folder, 'original.png'), join(folder, 'made.png')] as const;
  await Promise.all([writeFile(files[0], original), writeFile(files[1], made)]);
  try {
    const { stdout } = await promisify(execFile)('butteraugli_main', [...files]);
    return Number(/3-norm: ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Number.NaN;
    throw error;
  }
}

/** What encoding does to the images of the content: bytes, blocks and the visible difference. */
export async function benchLikeness(): Promise<BenchRow[]> {
  const names = (await readdir(MEDIA)).filter((name) => /\.(?:webp|png|jpe?g)$/.test(name));
  const images = sharpImages();
  const folder = await newFolder();
  const totals = ENCODINGS.map((one) => ({ ...one, bytes: 0, grid: 0, distance: 0, ssim: 1 }));
  let count = 0;
  try {
    for (const name of names) {
      const bytes = new Uint8Array(await readFile(join(MEDIA, name)));
      const source = await images.inspect(bytes);
      for (const width of [640, 1080, 1600].filter((offered) => offered <= source.width)) {
        count++;
        const original = await png(sharp(bytes).resize(width));
        const parameters = { ...ASKED, fit: 'clip', quality: 80, width } as const;
        for (const total of totals) {
          const plan = planTransform(parameters, source, [total.format], total);
          const made = await images.transform(plan, bytes);
          const shown = await png(await decoded(made.bytes));
          const { grid, ssim } = await likeness(original, made.bytes);
          total.bytes += made.bytes.byteLength;
          total.grid = Math.max(total.grid, grid);
          total.ssim = Math.min(total.ssim, ssim);
          const distance = await butteraugli(folder, original, shown);
          total.distance = Math.max(total.distance, distance);
        }
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return totals.flatMap(({ name, bytes, grid, ssim, distance }) => [
    row(`${name}, ${count} images`, `${(bytes / 1024).toFixed(0)} kB`),
    row(`${name}: largest block grid`, grid.toFixed(2), 'AVIF at most 1.3'),
    row(`${name}: lowest SSIM`, ssim.toFixed(3)),
    row(
      `${name}: largest butteraugli, 3-norm`,
      Number.isNaN(distance) ? 'needs libjxl-devtools' : distance.toFixed(2),
      'AVIF at most 1.0',
    ),
  ]);
}
