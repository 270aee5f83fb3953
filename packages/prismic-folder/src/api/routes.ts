import { nearest } from '../lib/nearest.ts';
import { isRecord, valueOf } from '../json.ts';
import { fieldKind } from '../fields/kinds.ts';
import type { View } from '../query/View.ts';
import type { FieldModel, Models, RepositoryDocument } from '../types.ts';
import { type ApiError, invalid } from './ApiError.ts';

/** A route of the `routes` parameter: which documents it matches, and the path of their URLs. */
export interface Route {
  readonly type: string;
  readonly uid?: string;
  readonly lang?: string;
  /** Path with keywords: `/:lang?/:category/:uid`. Those with a question mark are optional. */
  readonly path: string;
  /** Content relationships that lead from the document to the one whose uid replaces a keyword. */
  readonly resolvers: ReadonlyMap<string, readonly string[]>;
}

const KEYWORD = /:([A-Za-z_][\w-]*)(\?)?/g;

/** Parses the `routes` parameter, a JSON array of routes or one route. Throws a 400. */
export function parseRoutes(models: Models, text: string): Route[] {
  const json = valueOf(text);
  if (json === undefined) throw refusal('is not JSON');
  return [json].flat().map((route, index) => readRoute(models, route, `[${index}]`));
}

function readRoute(models: Models, route: unknown, place: string): Route {
  if (!isRecord(route)) throw refusal(`${place} is not an object`);
  const { type, path, uid, lang, resolvers = {} } = route;
  if (typeof type !== 'string') throw refusal(`${place}.type is not a string`);
  const model = models.types.get(type);
  if (!model) {
    throw refusal(`${place}.type '${type}' is not a type${nearest(type, models.types.keys())}`);
  }
  if (typeof path !== 'string' || !path.startsWith('/')) {
    throw refusal(`${place}.path is not a string that begins with /`);
  }
  if (!isRecord(resolvers)) throw refusal(`${place}.resolvers is not an object`);
  const links = Object.keys(model.fields).filter((name) => isLink(model.fields[name]));
  const read = new Map<string, readonly string[]>();
  for (const [keyword, names] of Object.entries(resolvers)) {
    if (typeof names !== 'string') throw refusal(`${place}.resolvers.${keyword} is not a string`);
    const [first = '', ...others] = names.split('.');
    if (!links.includes(first)) {
      throw refusal(
        `${place}.resolvers.${keyword}: '${first}' is not a link field of ${type}${nearest(first, links)}`,
      );
    }
    read.set(keyword, [first, ...others]);
  }
  for (const [, keyword = ''] of path.matchAll(KEYWORD)) {
    const known = ['uid', 'lang', ...read.keys()];
    if (!known.includes(keyword)) {
      throw refusal(`${place}.path: ':${keyword}' has no resolver${nearest(keyword, known)}`);
    }
  }
  return {
    type,
    path,
    resolvers: read,
    ...(typeof uid === 'string' && { uid }),
    ...(typeof lang === 'string' && { lang }),
  };
}

function isLink(field: FieldModel | undefined): boolean {
  return field !== undefined && fieldKind(field.type)?.query === 'link';
}

function refusal(reason: string): ApiError {
  return invalid(`routes ${reason}`);
}

/**
 * The URL of a document by the most specific matching route (one for its uid, then one for its
 * language, then the one with the most resolved keywords), or null.
 */
export function addressOf(
  document: RepositoryDocument,
  routes: readonly Route[],
  view: View,
  masterLang: string,
): string | null {
  let best: { address: string; rank: number } | undefined;
  for (const route of routes) {
    const { type, uid = document.uid, lang = document.lang } = route;
    if (type !== document.type || uid !== document.uid || lang !== document.lang) continue;
    const filled = fillPath(route, document, view, masterLang);
    if (!filled) continue;
    const rank =
      (route.uid === undefined ? 0 : 1e6) + (route.lang === undefined ? 0 : 1e3) + filled.followed;
    if (!best || rank > best.rank) best = { address: filled.address, rank };
  }
  return best?.address ?? null;
}

/** A route's path with its keywords replaced; undefined if a required one has no value. */
function fillPath(
  { path, resolvers }: Route,
  document: RepositoryDocument,
  view: View,
  masterLang: string,
): { address: string; followed: number } | undefined {
  let followed = 0;
  let complete = true;
  const parts = path.split('/').map((part) => {
    let dropped = false;
    const filled = part.replace(KEYWORD, (_, keyword: string, optional?: string) => {
      const names = resolvers.get(keyword);
      const value = names
        ? follow(document, names, view)
        : ownKeyword(keyword, document, optional === '?' ? masterLang : '');
      if (value) {
        if (names) followed++;
        return value;
      }
      if (optional) dropped = true;
      else complete = false;
      return '';
    });
    return dropped ? undefined : filled;
  });
  if (!complete) return undefined;
  const joined = parts.filter((part) => part !== undefined).join('/');
  return { address: joined === '' ? '/' : joined, followed };
}

/** `:lang?` is empty in the master language, so that its URLs are short. */
function ownKeyword(keyword: string, { uid, lang }: RepositoryDocument, silent: string) {
  if (keyword === 'uid') return uid;
  return lang === silent ? undefined : lang;
}

/** Follows a chain of content relationships to the last document's uid. */
function follow(
  document: RepositoryDocument,
  names: readonly string[],
  view: View,
): string | null | undefined {
  let at: RepositoryDocument | undefined = document;
  for (const name of names) {
    const link: unknown = at?.data[name];
    const id: unknown = isRecord(link) ? link['id'] : undefined;
    at = typeof id === 'string' ? view.find(id) : undefined;
  }
  return at?.uid;
}
