/** Where an export keeps its pictures: each size of each is a file, since files have no parameters. */
export const IMAGE_FILES = '/pictures/';

/** Pictures the media endpoint makes in other sizes; drawings and moving pictures stay files. */
const SCALED = /^\/media\/(.+\.(?:avif|jpe?g|png|webp)(?:\?.*)?)$/i;

/** A picture's address as an export's content names it, under which each of its sizes is a file. */
export const exportedImage = (address: string): string =>
  address.replace(SCALED, `${IMAGE_FILES}$1`);

/** The parameters a file's name carries, each as its name and its value. */
const PARTS = ['rect', 'fit', 'crop', 'w', 'h', 'q'] as const;
const PART = new RegExp(`^(${PARTS.join('|')})(.+)$`);

const EXTENSION = /\.(\w+)$/;

/**
 * The file that holds a picture at the size its parameters ask for:
 * `/pictures/kelp.png?auto=format&w=640&q=80` -> `/pictures/kelp.png/w640-q80.webp`.
 */
export function imageFile({ pathname, searchParams }: URL): string {
  const parts = PARTS.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [`${name}${value}`] : [];
  });
  const own = EXTENSION.exec(pathname)?.[1] ?? '';
  const extension = searchParams.get('auto')?.includes('format') ? 'webp' : own;
  return `${pathname}/${parts.join('-') || 'full'}.${extension}`;
}

/** What the media endpoint is asked for a picture's file, given decoded; null for any other path. */
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
