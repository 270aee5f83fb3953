/** High enough for a poster that the image service scales again. */
const QUALITY = 0.92;

/** The frame that a film shows, as a picture of its own size; null if the browser cannot take it. */
export async function takeFrame(film: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = film;
  if (width === 0 || height === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(film, 0, 0, width, height);
  // A browser that cannot write WebP answers with PNG.
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
}

/** `loop-tide-poster.webp`, as the library makes it unique. */
export function posterName(film: string, type: string): string {
  const [last = film] = film.split('/').slice(-1);
  return `${last.replace(/\.[^.]+$/, '')}-poster.${type === 'image/png' ? 'png' : 'webp'}`;
}
