import type { RepositoryDocument } from '../../types.ts';
import type { Linker } from '../routes/Linker.ts';
import type { DocumentTexts } from './DocumentTexts.ts';
import { MEDIA, type Part, textParts } from './textParts.ts';

/** The values of a response that depend on the request. */
export interface Answer {
  readonly texts: DocumentTexts;
  readonly linker: Linker;
  /** URL of links whose document is missing. */
  readonly brokenRoute: string | null;
  /** Origin of `/media/…`. */
  readonly mediaOrigin: string;
  /** URL of a search for one id, up to the id. */
  readonly hrefHead: string;
}

/**
 * Adds a document's JSON text to the pieces of a response. Most of it is cached; `data` differs
 * from the document's own if fields were selected.
 */
export function writeDocument(
  document: RepositoryDocument,
  data: RepositoryDocument['data'],
  answer: Answer,
  pieces: string[],
): void {
  const text = answer.texts.of(document);
  const url = JSON.stringify(answer.linker.addressOf(document));
  const href = JSON.stringify(`${answer.hrefHead}${text.href}`);
  pieces.push(text.head, url, text.type, href, text.middle);
  writeParts(data === document.data ? text.data : textParts(data), answer, pieces);
  pieces.push('}');
}

/** Start of every `href`: the URL of a search, up to the query for a document. */
export function hrefHead(base: string, ref: string): string {
  return `${base}/documents/search?ref=${encodeURIComponent(ref)}&q=`;
}

function writeParts(
  parts: readonly Part[],
  { linker, brokenRoute, mediaOrigin }: Answer,
  pieces: string[],
): void {
  for (const part of parts) {
    if (typeof part === 'string') pieces.push(part);
    else if (part === MEDIA) pieces.push(mediaOrigin);
    else pieces.push(linker.headOf(part.id) ?? brokenLink(part.broken, brokenRoute));
  }
}

function brokenLink(broken: string, brokenRoute: string | null): string {
  return brokenRoute === null ? broken : `${broken},"url":${JSON.stringify(brokenRoute)}`;
}
