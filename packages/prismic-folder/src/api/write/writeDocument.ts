import type { RepositoryDocument } from '../../types.ts';
import type { Linker } from '../routes/Linker.ts';
import type { DocumentTexts } from './DocumentTexts.ts';
import { MEDIA, type Part, textParts } from './textParts.ts';

/** What an answer puts into the places that differ from one answer to the next. */
export interface Answer {
  readonly texts: DocumentTexts;
  readonly linker: Linker;
  /** Address of links whose document is missing. */
  readonly brokenRoute: string | null;
  /** Origin of `/media/…`. */
  readonly mediaOrigin: string;
  /** Address of a search for one id, up to the id. */
  readonly hrefHead: string;
}

/**
 * Adds the pieces of a document's JSON text to an answer's. Most are kept from one answer to the
 * next; `data` replaces the document's own where fields were chosen.
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

/** Address of a search below which `hrefHead` and a document's own part make its `href`. */
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
