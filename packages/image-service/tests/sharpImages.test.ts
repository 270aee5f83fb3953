import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import type { TransformPlan } from '../src/MediaImages.ts';
import { sharpImages } from '../src/sharpImages.ts';
import { blockGrid } from '../src/blockGrid.ts';
import { randomOf } from '../../../tests/support/random.ts';
import { pixel, quarters } from './support.ts';

const images = sharpImages();
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());
const source = await bytesOf(quarters(200, 100).png());
const plan = (change: Partial<TransformPlan>): TransformPlan => ({
  extract: null,
  resizing: null,
  format: 'png',
  quality: 75,
  compress: false,
  animated: false,
  quick: false,
  ...change,
});
const moving = async (format: 'webp' | 'gif') => {
  const frames = ['#f00', '#0f0', '#00f'].map((background) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return bytesOf(sharp(await Promise.all(frames), { join: { animated: true } })[format]());
};

describe('the libvips engine', () => {
  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
    'measures %s, and writes it',
    async (format) => {
      const bytes = await bytesOf(quarters(60, 30)[format]());
      const own = format === 'jpeg' ? 'jpg' : format;
      const size = { width: 60, height: 30, format: own, frames: 1 };
      expect(await images.inspect(bytes)).toMatchObject(size);
      const made = await images.transform(plan({ format: own, compress: true }), bytes);
      expect(made.type).toBe(`image/${format}`);
      expect(await images.inspect(made.bytes)).toMatchObject(size);
    },
  );

  test('measures as shown, orientation applied', async () => {
    const turned = await bytesOf(quarters(60, 30).jpeg().withMetadata({ orientation: 6 }));
    expect(await images.inspect(turned)).toMatchObject({ width: 30, height: 60 });
    const made = await images.transform(plan({}), turned);
    expect(await sharp(made.bytes).metadata()).toMatchObject({ width: 30, height: 60 });
  });

  test.each(['webp', 'gif'] as const)(
    'counts and keeps the frames of an animated %s, cut or padded',
    async (format) => {
      const bytes = await moving(format);
      expect(await images.inspect(bytes)).toMatchObject({ width: 40, height: 20, frames: 3 });
      const inner = { width: 40, height: 20 };
      for (const change of [
        {
          extract: { x: 0, y: 0, width: 20, height: 20 },
          resizing: { mode: 'cover', width: 10, height: 5, position: 'entropy' },
        },
        { resizing: { mode: 'pad', width: 40, height: 40, inner, filling: 'white' } },
      ] as const) {
        const made = await images.transform(plan({ format, animated: true, ...change }), bytes);
        const { width, pageHeight, pages } = await sharp(made.bytes, { animated: true }).metadata();
        const { resizing } = change;
        expect([width, pageHeight, pages]).toEqual([resizing.width, resizing.height, 3]);
      }
    },
  );

  test('cuts the rect out before it resizes', async () => {
    const extract = { x: 100, y: 0, width: 100, height: 50 };
    const resizing = { mode: 'exact', width: 10, height: 5 } as const;
    const made = await images.transform(plan({ extract, resizing }), source);
    expect(await pixel(made.bytes, 5, 2)).toEqual([0, 255, 0, 255]);
  });

  test.each([
    ['left top', [255, 0, 0, 255]],
    ['right bottom', [255, 255, 255, 255]],
  ] as const)('crops at %s', async (position, colour) => {
    const resizing = { mode: 'cover', width: 120, height: 10, position } as const;
    const row = await images.transform(plan({ resizing }), source);
    const [x, y] = [position.startsWith('left') ? 5 : 115, position.endsWith('top') ? 2 : 8];
    expect(await pixel(row.bytes, x, y)).toEqual(colour);
  });

  test('pads with white, or with nothing', async () => {
    const inner = { width: 100, height: 50 };
    const pad = { mode: 'pad', width: 100, height: 100, inner } as const;
    const white = await images.transform(plan({ resizing: { ...pad, filling: 'white' } }), source);
    expect(await pixel(white.bytes, 50, 5)).toEqual([255, 255, 255, 255]);
    expect(await pixel(white.bytes, 5, 30)).toEqual([255, 0, 0, 255]);
    const clear = { ...pad, filling: 'transparent' } as const;
    const nothing = await images.transform(plan({ resizing: clear, format: 'webp' }), source);
    expect((await pixel(nothing.bytes, 50, 5))[3]).toBe(0);
    const flat = await images.transform(plan({ resizing: clear, format: 'jpg' }), source);
    expect(await pixel(flat.bytes, 50, 5)).toEqual([255, 255, 255, 255]);
  });

  test.each([true, false])(
    'writes AVIF without blocks in dark gradients, quickly: %s',
    async (quick) => {
      const [width, height] = [320, 200];
      const random = randomOf(5);
      // From black to dark brown, with the grain of film.
      const dark = Uint8Array.from({ length: width * height * 3 }, (_, index) => {
        const x = Math.floor(index / 3) % width;
        const grain = (random() + random() + random() - 1.5) * 3;
        return 8 + (x / width) * [30, 18, 12][index % 3]! + grain;
      });
      const grey = (bytes: Uint8Array) => sharp(bytes).greyscale().raw().toBuffer();
      const original = await bytesOf(sharp(dark, { raw: { width, height, channels: 3 } }).png());
      const avif = await images.transform(plan({ format: 'avif', quality: 80, quick }), original);
      expect(blockGrid(await grey(avif.bytes), width)).toBeLessThan(1.3);
      // The measure finds what it looks for.
      const webp = await images.transform(plan({ format: 'webp', quality: 80 }), original);
      expect(blockGrid(await grey(webp.bytes), width)).toBeGreaterThan(1.3);
    },
  );

  test('writes AVIF with the colours of thin lines', async () => {
    const stripes = Uint8Array.from({ length: 64 * 64 * 3 }, (_, index) => {
      const isRed = Math.floor(index / 3) % 2 === 0;
      return [isRed ? 230 : 30, isRed ? 40 : 150, 40][index % 3]!;
    });
    const raw = { width: 64, height: 64, channels: 3 } as const;
    const original = await bytesOf(sharp(stripes, { raw }).png());
    const avif = await images.transform(plan({ format: 'avif', quality: 80 }), original);
    const [red, green] = [await pixel(avif.bytes, 30, 30), await pixel(avif.bytes, 31, 30)];
    expect(red[0]! - red[1]!).toBeGreaterThan(150);
    expect(green[1]! - green[0]!).toBeGreaterThan(80);
  });

  test('leaves no metadata', async () => {
    const tagged = await bytesOf(
      quarters(60, 30)
        .jpeg()
        .withExif({ IFD0: { Copyright: 'Your Name' } }),
    );
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const made = await images.transform(plan({ format: 'jpg' }), tagged);
    expect((await sharp(made.bytes).metadata()).exif).toBeUndefined();
  });

  test('refuses what is not an image, is truncated, or is an SVG under another name', async () => {
    const jpeg = await bytesOf(quarters(200, 100).jpeg());
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    await expect(images.inspect(new Uint8Array([1, 2, 3]))).rejects.toThrow();
    await expect(images.inspect(svg)).rejects.toThrow('the format svg is not answered');
    await expect(images.transform(plan({}), jpeg.slice(0, jpeg.length / 2))).rejects.toThrow();
  });
});
