type VideoSource = { src: string; type?: string | undefined };

const types: ReadonlyMap<string, string> = new Map([
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogv', 'video/ogg'],
]);

function extension(address: string): string {
  return /\.(\w+)(?:[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? '';
}

/** An address with the type of its extension; without one the browser inspects the file. */
function source(address: string): VideoSource {
  const type = types.get(extension(address));
  return type === undefined ? { src: address } : { src: address, type };
}

/**
 * The files to offer for an address: beside an mp4 of the site's own media there may be a smaller
 * webm, and a browser that does not find it takes the next.
 */
export function videoSources(address: string): readonly VideoSource[] {
  const webm = address.startsWith('/media/') ? webmBeside(address) : null;
  return webm === null ? [source(address)] : [source(webm), source(address)];
}

/** What may lie beside an mp4, which is shown in its place; null for another file. */
export function webmBeside(address: string): string | null {
  const webm = address.replace(/\.mp4(?=[?#]|$)/i, '.webm');
  return webm === address ? null : webm;
}
