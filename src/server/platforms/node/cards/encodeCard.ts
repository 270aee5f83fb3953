import sharp from 'sharp';
import type { EncodedImage } from '#image-service';
import { CARD_SIZE } from '#server/cards/Card.ts';

/** Networks that show a card fetch it anew for each who shares it: bytes. */
const MAX_BYTES = 118_000;

/** From the best on; a cover full of detail needs a lower one. */
const QUALITIES = [84, 74, 62, 48, 34] as const;

/** Encodes a card's pixels as a JPEG, which every network reads. */
export async function encodeCard(pixels: Uint8Array): Promise<EncodedImage> {
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
