import type { ContentSource } from '#prismic-folder';

/** A `fetch` that is answered by a content source. */
export function fetchFrom(source: ContentSource): typeof fetch {
  return (input, init) => source(new Request(input, init));
}
