// Names everybody's objects have, such as `constructor`, are endings of files, too.
const CONTENT_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    avif: 'image/avif',
    gif: 'image/gif',
    ico: 'image/x-icon',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    json: 'application/json',
    m4a: 'audio/mp4',
    m4v: 'video/mp4',
    mov: 'video/quicktime',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
    oga: 'audio/ogg',
    ogg: 'audio/ogg',
    ogv: 'video/ogg',
    opus: 'audio/ogg',
    pdf: 'application/pdf',
    png: 'image/png',
    svg: 'image/svg+xml; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    vtt: 'text/vtt; charset=utf-8',
    wav: 'audio/wav',
    webm: 'video/webm',
    webp: 'image/webp',
    woff: 'font/woff',
    woff2: 'font/woff2',
  }),
);

const TRANSFORMED = new Set(['avif', 'gif', 'jpeg', 'jpg', 'png', 'webp']);

/** Lower-case ending of a path without the dot; empty when it has none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Unknown endings, HTML among them, are bytes to download and never run. */
export function contentTypeOf(path: string): string {
  return CONTENT_TYPES.get(extensionOf(path)) ?? 'application/octet-stream';
}

/** True for the pictures image parameters work on; SVG is drawings and passes untouched. */
export function isTransformable(path: string): boolean {
  return TRANSFORMED.has(extensionOf(path));
}
