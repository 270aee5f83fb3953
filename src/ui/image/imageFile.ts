/** Where an export stores its images: one file for each size, since files have no parameters. */
export const IMAGE_FILES = '/pictures/';

/** Images that the media endpoint resizes; SVG and GIF stay as they are. */
const SCALED = /^\/media\/(.+\.(?:avif|jpe?g|png|webp)(?:\?.*)?)$/i;

/** An image's address in an exported site. */
export const exportedImage = (address: string): string =>
  address.replace(SCALED, `${IMAGE_FILES}$1`);

/** The parameters a file name encodes. */
const PARTS = ['rect', 'fit', 'crop', 'w', 'h', 'q', 'v'] as const;
const PART = new RegExp(`^(${PARTS.join('|')})(.+)$`);

const EXTENSION = /\.(\w+)$/;

/**
 * The file of an image at the size its parameters ask for:
 * `/pictures/kelp.png?auto=format&w=640&q=80` -> `/pictures/kelp.png/w640-q80.webp`. A version of its content stays
 * in the name, so that a replaced image is another file.
 */
export function imageFile({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): string {
  const parts = PARTS.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [`${name}${value}`] : [];
  });
  const own = EXTENSION.exec(pathname)?.[1] ?? '';
  const extension = searchParams.get('auto')?.includes('format') ? 'webp' : own;
  return `${pathname}/${parts.join('-') || 'full'}.${extension}`;
}

/**
 * The media request that produces an image's file, from its decoded path; null for any other path.
 */
export function imageRequest(file: string): string | null {
  const [, path, name, extension] = /^\/pictures\/(.+)\/([^/]+)\.(\w+)$/.exec(file) ?? [];
  if (path === undefined || name === undefined || extension === undefined) return null;
  const parameters = new URLSearchParams({ fm: extension, auto: 'compress' });
  for (const part of name.split('-')) {
    const [, key, value] = PART.exec(part) ?? [];
    if (key !== undefined && value !== undefined) parameters.set(key, value);
  }
  return `/media/${encodeURI(path)}?${parameters}`;
}
