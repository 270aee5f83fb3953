/** Output formats of the endpoint. */
export type OutputFormat = 'avif' | 'webp' | 'jpg' | 'png' | 'gif';

const MEDIA_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
} as const satisfies Record<OutputFormat, string>;

export function mediaTypeOf(format: OutputFormat): string {
  return MEDIA_TYPES[format];
}

const TRANSFORMED = new Set(['avif', 'gif', 'jpeg', 'jpg', 'png', 'webp']);

/** Lower-case extension of a path without the dot; empty if there is none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Whether image parameters apply to a file, by its extension. SVG is served unchanged. */
export function isTransformable(path: string): boolean {
  return TRANSFORMED.has(extensionOf(path));
}

/** Acceptable output formats, best first; `own` is the source's. */
export type FormatChoice = readonly [OutputFormat | 'own', ...(OutputFormat | 'own')[]];

/** Whether the Accept header names the type with a weight above 0; wildcards do not count. */
function names(accept: string, type: string): boolean {
  return accept.split(',').some((part) => {
    const [name, ...options] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = options.find((option) => option.startsWith('q='));
    return name === type && (weight === undefined || Number(weight.slice(2)) > 0);
  });
}

/**
 * Formats for one client: `fm` if given; with `auto=format` AVIF, then WebP, if the Accept header
 * names them (every browser that sends only a wildcard can read the source's format); otherwise the
 * source's own format.
 */
export function formatChoice(
  wanted: { readonly format?: OutputFormat; readonly negotiate: boolean },
  accept: string,
): FormatChoice {
  if (wanted.format) return [wanted.format];
  if (!wanted.negotiate) return ['own'];
  const avif = names(accept, 'image/avif');
  const webp = names(accept, 'image/webp');
  if (avif) return webp ? ['avif', 'webp', 'own'] : ['avif', 'own'];
  return webp ? ['webp', 'own'] : ['own'];
}

/** Formats every browser supports. */
const UNIVERSAL: readonly OutputFormat[] = ['jpg', 'png', 'gif'];

/** Whether a client with this choice accepts an image of the format. */
export function admits(choice: FormatChoice, format: OutputFormat): boolean {
  if (choice[0] === 'own' || choice.includes(format)) return true;
  return choice.includes('own') && UNIVERSAL.includes(format);
}
