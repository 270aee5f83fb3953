/** Finds a file by its name, whatever its case. */
export type FindName = (name: string) => string | undefined;

/**
 * The video whose smaller version a file is: the site plays the WebM of the same name beside an MP4
 * without any document naming it. undefined if the file is not such a version.
 */
export function videoOf(name: string, find: FindName): string | undefined {
  return /\.webm$/i.test(name) ? find(name.replace(/\.webm$/i, '.mp4')) : undefined;
}

/** The WebM beside an MP4; undefined if there is none. */
export function webmOf(name: string, find: FindName): string | undefined {
  return /\.mp4$/i.test(name) ? find(name.replace(/\.mp4$/i, '.webm')) : undefined;
}
