import type { RepositoryDocument } from '../../types.ts';
import { type Part, textParts } from './textParts.ts';

/** A document's JSON text, split into the parts that are the same in every response. */
export interface DocumentText {
  /** Up to the value of `url`. */
  readonly head: string;
  /** From there up to `href`. */
  readonly type: string;
  /** End of the value of `href`. */
  readonly href: string;
  /** From there up to `data`. */
  readonly middle: string;
  readonly data: readonly Part[];
}

/** Caches the texts of a snapshot's documents. `known`: texts of documents that are the same. */
export class DocumentTexts {
  // Not a WeakMap: thousands of weak keys slow down every garbage collection.
  readonly #texts = new Map<RepositoryDocument, DocumentText>();

  constructor(documents: readonly RepositoryDocument[] = [], known?: DocumentTexts) {
    for (const document of documents) {
      const text = known ? known.#texts.get(document) : undefined;
      this.#texts.set(document, text ?? writeText(document));
    }
  }

  of(document: RepositoryDocument): DocumentText {
    let text = this.#texts.get(document);
    if (!text) this.#texts.set(document, (text = writeText(document)));
    return text;
  }
}

function writeText(document: RepositoryDocument): DocumentText {
  const { id, uid, type, tags, slugs, lang, alternate_languages, data } = document;
  const { first_publication_date, last_publication_date } = document;
  const rest = JSON.stringify({
    tags,
    first_publication_date,
    last_publication_date,
    slugs,
    linked_documents: [],
    lang,
    alternate_languages,
  });
  return {
    head: `${JSON.stringify({ id, uid }).slice(0, -1)},"url":`,
    type: `,"type":${JSON.stringify(type)},"href":`,
    href: encodeURIComponent(`[[at(document.id, "${id}")]]`),
    middle: `,${rest.slice(1, -1)},"data":`,
    data: textParts(data),
  };
}
