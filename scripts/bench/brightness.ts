import sharp from 'sharp';
import { blockGrid } from '../../packages/image-service/tests/blockGrid.ts';
import { similarity } from './similarity.ts';

/** As eight bits: sharp places transparent pixels of more bits on their background wrongly. */
export const decoded = async (bytes: Uint8Array) =>
  sharp(await sharp(bytes).toColourspace('srgb').png().toBuffer());

/** The brightness of an image on black, one byte a pixel. */
async function brightness(bytes: Uint8Array) {
  const image = await decoded(bytes);
  const black = image.flatten({ background: '#000' }).greyscale();
  const { data, info } = await black.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** How an encoded image differs from its original, without any program beside Node. */
export async function likeness(original: Uint8Array, made: Uint8Array) {
  const [before, after] = await Promise.all([brightness(original), brightness(made)]);
  return {
    /** Of the encoded image: 1 without blocks. */
    grid: blockGrid(after.data, after.width),
    ssim: similarity(before.data, after.data, after.width),
  };
}
