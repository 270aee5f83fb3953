import type { View } from '../query/View.ts';
import type { Models, RepositoryDocument } from '../types.ts';
import { addressOf, parseRoutes, type Route } from './routes.ts';

/** Resolves links for one view and one set of routes, and caches the results. */
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

  /** URL of a document, or null if no route matches. */
  addressOf(document: RepositoryDocument): string | null {
    if (this.#routes.length === 0) return null;
    let address = this.#addresses.get(document.id);
    if (address === undefined) {
      address = addressOf(document, this.#routes, this.#view, this.#masterLang);
      this.#addresses.set(document.id, address);
    }
    return address;
  }

  /** The properties a link has of its target document, as JSON members without the braces. */
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

/** Maximum number of cached route sets per view. A site has one. */
const MAX_LINKERS = 8;

const linkers = new WeakMap<View, Map<string, Linker>>();

/** Returns the linker of a view for a `routes` parameter. Throws a 400. */
export function linkerOf(
  view: View,
  models: Models,
  masterLang: string,
  routes: string | null,
): Linker {
  const text = routes ?? '';
  let cached = linkers.get(view);
  if (!cached) linkers.set(view, (cached = new Map<string, Linker>()));
  const known = cached.get(text);
  if (known) return known;
  const linker = new Linker(view, text === '' ? [] : parseRoutes(models, text), masterLang);
  if (cached.size >= MAX_LINKERS) cached.clear();
  cached.set(text, linker);
  return linker;
}
