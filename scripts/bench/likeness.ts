import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { sharpImages } from '#image-service';
import { planTransform } from '../../packages/image-service/src/planTransform.ts';
import { decoded, likeness } from './brightness.ts';
import type { BenchRow } from './row.ts';

const MEDIA = 'content/media';
const WIDTHS = [640, 1080, 1600];
const ENCODINGS = [
  { name: 'AVIF', format: 'avif', quick: false },
  { name: 'AVIF, quick', format: 'avif', quick: true },
  { name: 'WebP', format: 'webp', quick: false },
] as const;

const ASKED = {
  dpr: 1,
  fit: 'clip',
  crop: [],
  quality: 80,
  compress: true,
  negotiate: false,
} as const;

const run = promisify(execFile);
const png = (image: Sharp) => image.flatten({ background: '#000' }).png().toBuffer();

/** Butteraugli's 3-norm of two images (libjxl); null where its program is not installed. */
async function butteraugli(folder: string, original: Buffer, made: Buffer): Promise<number | null> {
  const files = [join(folder, 'original.png'), join(folder, 'made.png')] as const;
  await Promise.all([writeFile(files[0], original), writeFile(files[1], made)]);
  try {
    const { stdout } = await run('butteraugli_main', [...files]);
    return Number(/3-norm: ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** What encoding does to the images of the content: bytes, blocks and the visible difference. */
export async function benchLikeness(): Promise<BenchRow[]> {
  const names = (await readdir(MEDIA)).filter((name) => /\.(?:webp|png|jpe?g)$/.test(name));
  const images = sharpImages();
  const folder = await mkdtemp(join(tmpdir(), 'bench-likeness-'));
  const totals = ENCODINGS.map((encoding) => ({
    ...encoding,
    bytes: 0,
    grid: 0,
    distance: 0,
    ssim: 1,
  }));
  let count = 0;
  let isInstalled = true;
  try {
    for (const name of names) {
      const bytes = new Uint8Array(await readFile(join(MEDIA, name)));
      const source = await images.inspect(bytes);
      for (const width of WIDTHS.filter((offered) => offered <= source.width)) {
        count++;
        const original = await png(sharp(bytes).resize(width));
        const parameters = { ...ASKED, width };
        for (const total of totals) {
          const plan = planTransform(parameters, source, [total.format], total);
          const made = await images.transform(plan, bytes);
          const shown = await png(await decoded(made.bytes));
          const distance = await butteraugli(folder, original, shown);
          isInstalled &&= distance !== null;
          total.bytes += made.bytes.byteLength;
          const { grid, ssim } = await likeness(original, made.bytes);
          total.grid = Math.max(total.grid, grid);
          total.ssim = Math.min(total.ssim, ssim);
          total.distance = Math.max(total.distance, distance ?? 0);
        }
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return totals.flatMap(({ name, bytes, grid, ssim, distance }) => [
    { what: `${name}, ${count} images`, figure: `${(bytes / 1024).toFixed(0)} kB` },
    { what: `${name}: largest block grid`, figure: grid.toFixed(2), budget: 'AVIF at most 1.3' },
    { what: `${name}: lowest SSIM`, figure: ssim.toFixed(3) },
    {
      what: `${name}: largest butteraugli, 3-norm`,
      figure: isInstalled ? distance.toFixed(2) : 'needs libjxl-devtools',
      budget: 'AVIF at most 1.0',
    },
  ]);
}
