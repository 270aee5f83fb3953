import type { ImageField } from '@prismicio/client';
import { IMAGE_FILES, imageFile } from '#ui/image/imageFile.ts';

/** Size of a shared image in px, which every network shows whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The first filled image, as the address of a shared image. */
export function shareImageAddress(
  ...images: (ImageField | null | undefined)[]
): string | undefined {
  const url = images.find((image) => image && 'url' in image && image.url)?.url;
  if (!url) return undefined;
  const address = new URL(url, 'http://relative.invalid');
  address.searchParams.set('w', String(SHARE_SIZE.width));
  address.searchParams.set('h', String(SHARE_SIZE.height));
  address.searchParams.set('fit', 'crop');
  address.searchParams.set('q', '80');
  if (url.startsWith(IMAGE_FILES)) return imageFile(address);
  return address.href.replace('http://relative.invalid', '');
}
