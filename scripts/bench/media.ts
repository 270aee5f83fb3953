import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { ms, percentile, type BenchRow } from './row.ts';

const MEDIA = 'content/media';
/** The same as the final AVIF, whatever the client accepts. */
const AVIF_ADDRESS = '/picture.webp?w=1200&h=800&fit=crop&auto=compress&fm=avif&q=80';
const ADDRESS = '/picture.webp?w=1200&h=800&fit=crop&auto=compress,format&q=80';
const COLD = 8;
const WARM = 300;
const LOOP_BYTES = 32 * 1024 * 1024;
const RANGE_BYTES = 1024 * 1024;

const AVIF = { accept: 'image/avif,image/webp,*/*' };
const WEBP = { accept: 'image/webp,*/*' };

/** The largest WebP image of the content: the most expensive case. */
async function heaviestPicture(): Promise<Buffer> {
  const names = (await readdir(MEDIA)).filter((name) => name.endsWith('.webp'));
  const files = await Promise.all(names.map((name) => readFile(join(MEDIA, name))));
  const heaviest = files.toSorted((one, other) => other.byteLength - one.byteLength)[0];
  if (!heaviest) throw new Error(`There is no WebP image in ${MEDIA}`);
  return heaviest;
}

/** Measured over estimated CPU time of a transform; the image queue uses the estimate. */
async function costRatio(format: 'webp' | 'avif'): Promise<number> {
  const images = sharpImages();
  const bytes = new Uint8Array(await heaviestPicture());
  const source = await images.inspect(bytes);
  const plan = planTransform(
    { width: 1200, height: 800, dpr: 1, fit: 'crop', crop: [], compress: true, negotiate: false },
    source,
    [format],
  );
  const before = process.cpuUsage();
  for (let i = 0; i < COLD; i++) await images.transform(plan, bytes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / COLD / transformCost(source, plan);
}

/** The media endpoint in process, without a network: cold, from the disk, from memory, in ranges. */
export async function benchMedia(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-media-'));
  try {
    await writeFile(join(folder, 'picture.webp'), await heaviestPicture());
    await writeFile(join(folder, 'loop.mp4'), new Uint8Array(LOOP_BYTES));
    const images = sharpImages();
    // Images that are improved afterwards would disturb later measurements.
    const unhurried = () => createTransformQueue({ quiet: 600_000 });
    const app = (cache: MediaCache, queue = unhurried()) =>
      createMedia({ files: nodeFiles(folder), images, log: console.warn, cache, queue });
    const disk = () => diskCache({ folder: join(folder, 'cache'), log: console.warn });

    const time = async (
      media: ReturnType<typeof app>,
      headers: Record<string, string>,
      address = ADDRESS,
    ) => {
      const started = performance.now();
      const answer = await media.request(address, { headers });
      const bytes = (await answer.arrayBuffer()).byteLength;
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return { took: performance.now() - started, bytes };
    };
    const repeat = async (count: number, run: () => Promise<{ took: number; bytes: number }>) => {
      const samples: number[] = [];
      let bytes = 0;
      for (let i = 0; i < count; i++) {
        const sample = await run();
        samples.push(sample.took);
        bytes = sample.bytes;
      }
      return { samples, bytes };
    };
    const kB = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`;

    const webp = await repeat(COLD, () => time(app(memoryCache()), WEBP));
    const avif = await repeat(COLD, () => time(app(memoryCache()), AVIF, AVIF_ADDRESS));
    const first = await repeat(COLD, () => time(app(memoryCache()), AVIF));

    const queue = createTransformQueue({ quiet: 0 });
    const warm = app(memoryCache(), queue);
    await time(warm, AVIF);
    await queue.idle();
    const fromMemory = await repeat(WARM, () => time(warm, AVIF));

    await time(app(disk()), WEBP);
    const cold = app(disk());
    const fromDisk = await repeat(WARM, () => time(cold, WEBP));

    const range = { range: `bytes=${LOOP_BYTES / 2}-${LOOP_BYTES / 2 + RANGE_BYTES - 1}` };
    const ranges = await repeat(WARM, () => time(warm, range, '/loop.mp4'));
    const whole = await repeat(5, () => time(warm, {}, '/loop.mp4'));
    const median = ({ samples }: { samples: number[] }) => percentile(samples, 0.5);

    return [
      { what: `cold WebP 1200 × 800, median (${kB(webp.bytes)})`, figure: ms(median(webp)) },
      { what: `cold AVIF 1200 × 800, median (${kB(avif.bytes)})`, figure: ms(median(avif)) },
      { what: 'first response to a client of AVIF, median', figure: ms(median(first)) },
      {
        what: 'CPU time of a WebP, of an AVIF: measured over estimated',
        figure: `${(await costRatio('webp')).toFixed(1)}, ${(await costRatio('avif')).toFixed(1)}`,
      },
      { what: 'warm from the disk, median', figure: ms(median(fromDisk)), budget: 'under 5 ms' },
      { what: 'warm from memory, median', figure: ms(median(fromMemory)), budget: 'under 2 ms' },
      {
        what: '1 MiB range of a 32 MiB loop, median',
        figure: ms(median(ranges)),
        budget: 'under 10 ms',
      },
      {
        what: 'whole 32 MiB loop',
        figure: `${(LOOP_BYTES / 1024 / 1024 / (median(whole) / 1000)).toFixed(0)} MiB/s`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
