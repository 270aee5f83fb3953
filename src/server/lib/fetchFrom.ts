import type { ContentSource } from '#content/contentSource.ts';

/** A client asks by address or by request; a content source takes requests. */
export function fetchFrom(source: ContentSource): typeof fetch {
  return (input, init) => source(new Request(input, init));
}
