/**
 * Moves an exported site below a path, such as `/portfolio` of `https://your-name.github.io/portfolio`: the build and
 * the pages name everything from the root of their host.
 */

/**
 * The origin that a site is written at which will be below a path. What its owner links to, such as another site below
 * the same host, does not begin with it.
 */
export const UNMOVED = 'https://unmoved.invalid';

/** What the export writes besides pages, as pages, scripts and styles name it; never the end of another address. */
const FILES =
  /(?<![\w.~-])\/(?=(?:assets|media|pictures|icons|answers|external\/v2)\/|external\/v2\b|(?:favicon\.svg|apple-touch-icon\.png|manifest\.webmanifest)\b)/g;

/** What leads to a page. The router adds the path to links that scripts render. */
const LINKS = /( (?:href|action)="|; url=)\/(?!\/)/g;

/** Vite's own function that names a module's files, minified. */
const PRELOAD = /(\(\w+\)\{return)`\/`\+/;

/** Whether a file of a site is a text, which may name others. */
export const isText = (path: string) => /\.(?:html|js|css|json|xml|txt|webmanifest)$/.test(path);

/** The content of a file of the export once the site is below `base`; bytes of other files stay as they are. */
export function moveBelow(
  { base, origin }: { readonly base: string; readonly origin: string },
  path: string,
  content: Uint8Array | string,
): Uint8Array | string {
  if (base === '' || !isText(path)) return content;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  // In pages a link is moved first: what follows does not find it again behind its base.
  const linked = path.endsWith('.html') ? text.replaceAll(LINKS, `$1${base}/`) : text;
  return linked
    .replaceAll(FILES, `${base}/`)
    .replaceAll(`${UNMOVED}/`, `${origin}${base}/`)
    .replaceAll(UNMOVED, origin)
    .replace(PRELOAD, `$1\`${base}/\`+`)
    .replace(/("start_url": ")\//, `$1${base}/`);
}

/** Throws unless the scripts of a build have what has to be moved, which an update of the bundler may rename. */
export function checkMovable(scripts: readonly string[]): void {
  if (scripts.filter((text) => PRELOAD.test(text)).length === 1) return;
  throw new Error(
    'The scripts of the build have an unknown form: the site cannot be moved below a path',
  );
}
