/** A file of a video and what it holds. */
export type VideoSource = { src: string; type?: string | undefined };

const types: ReadonlyMap<string, string> = new Map([
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogv', 'video/ogg'],
]);

function extension(address: string): string {
  return /\.(\w+)(?:[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? '';
}

/** An address with the type its ending tells; an unknown ending leaves the browser to look. */
function source(address: string): VideoSource {
  const type = types.get(extension(address));
  return type === undefined ? { src: address } : { src: address, type };
}

/**
 * The files to offer for one address of the content: beside an mp4 of the site's own media a smaller
 * webm may lie, and a browser that does not find it takes the next.
 */
export function videoSources(address: string): readonly VideoSource[] {
  if (extension(address) !== 'mp4' || !address.startsWith('/media/')) return [source(address)];
  return [source(address.replace(/\.mp4(?=[?#]|$)/i, '.webm')), source(address)];
}
