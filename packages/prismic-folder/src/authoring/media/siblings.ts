import { sameName } from './upload/readableName.ts';

/**
 * The video whose smaller version a file is: the site plays the WebM of the same name beside an MP4
 * without any document naming it. undefined if the file is not such a version.
 */
export function videoOf(name: string, names: Iterable<string>): string | undefined {
  return /\.webm$/i.test(name) ? sibling(name, /\.webm$/i, '.mp4', names) : undefined;
}

/** The WebM beside an MP4; undefined if there is none. */
export function webmOf(name: string, names: Iterable<string>): string | undefined {
  return /\.mp4$/i.test(name) ? sibling(name, /\.mp4$/i, '.webm', names) : undefined;
}

function sibling(name: string, own: RegExp, other: string, names: Iterable<string>) {
  const wanted = sameName(name.replace(own, other));
  return [...names].find((candidate) => sameName(candidate) === wanted);
}
