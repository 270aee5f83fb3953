import type { View } from '../../query/View.ts';
import type { Models, RepositoryDocument } from '../../types.ts';
import { addressOf } from './addressOf.ts';
import { parseRoutes, type Route } from './parseRoutes.ts';

/** Writes links as one view and one set of routes have them; what it has found once it keeps. */
export class Linker {
  readonly #view: View;
  readonly #routes: readonly Route[];
  readonly #masterLang: string;
  readonly #addresses = new Map<string, string | null>();
  readonly #heads = new Map<string, string>();

  constructor(view: View, routes: readonly Route[], masterLang: string) {
    this.#view = view;
    this.#routes = routes;
    this.#masterLang = masterLang;
  }

  /** Address of a document, or null where no route fits it. */
  addressOf(document: RepositoryDocument): string | null {
    if (this.#routes.length === 0) return null;
    let address = this.#addresses.get(document.id);
    if (address === undefined) {
      address = addressOf(document, this.#routes, this.#view, this.#masterLang);
      this.#addresses.set(document.id, address);
    }
    return address;
  }

  /** What a link to a document says of it, as the members of a JSON object without its braces. */
  headOf(id: string): string | undefined {
    const known = this.#heads.get(id);
    if (known !== undefined) return known;
    const document = this.#view.find(id);
    if (!document) return undefined;
    const head = writeHead(document, this.addressOf(document));
    this.#heads.set(id, head);
    return head;
  }
}

function writeHead(document: RepositoryDocument, url: string | null): string {
  const { id, type, tags, lang, slugs, uid } = document;
  const head = JSON.stringify({
    id,
    type,
    tags,
    lang,
    slug: slugs[0] ?? '-',
    first_publication_date: document.first_publication_date,
    last_publication_date: document.last_publication_date,
    ...(uid !== null && { uid }),
    ...(url !== null && { url }),
    link_type: 'Document',
    isBroken: false,
  });
  return head.slice(1, -1);
}

/** Sets of routes kept for a view; a site has one, so more are not worth keeping. */
const MAX_LINKERS = 8;

const linkers = new WeakMap<View, Map<string, Linker>>();

/** The linker of a view for a `routes` parameter. Throws a 400. */
export function linkerOf(
  view: View,
  models: Models,
  masterLang: string,
  routes: string | null,
): Linker {
  const text = routes ?? '';
  let kept = linkers.get(view);
  if (!kept) linkers.set(view, (kept = new Map<string, Linker>()));
  const known = kept.get(text);
  if (known) return known;
  const linker = new Linker(view, text === '' ? [] : parseRoutes(models, text), masterLang);
  if (kept.size >= MAX_LINKERS) kept.clear();
  kept.set(text, linker);
  return linker;
}
