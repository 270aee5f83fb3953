import { hint } from '../../folder/nearest.ts';
import { isRecord } from '../../json.ts';
import { fieldKind } from '../../query/fields/fieldKind.ts';
import type { FieldModel, Models } from '../../types.ts';
import { type ApiError, invalid } from '../ApiError.ts';

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

export const KEYWORD = /:([A-Za-z_][\w-]*)(\?)?/g;

/** Parses the `routes` parameter, a JSON array of routes or one route. Throws a 400. */
export function parseRoutes(models: Models, text: string): Route[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refusal('is not JSON');
  }
  return [json].flat().map((route, index) => readRoute(models, route, `[${index}]`));
}

function readRoute(models: Models, route: unknown, place: string): Route {
  if (!isRecord(route)) throw refusal(`${place} is not an object`);
  const { type, path, uid, lang, resolvers = {} } = route;
  if (typeof type !== 'string') throw refusal(`${place}.type is not a string`);
  const model = models.types.get(type);
  if (!model) {
    throw refusal(`${place}.type '${type}' is not a type${hint(type, models.types.keys())}`);
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
        `${place}.resolvers.${keyword}: '${first}' is not a link field of ${type}${hint(first, links)}`,
      );
    }
    read.set(keyword, [first, ...others]);
  }
  for (const [, keyword = ''] of path.matchAll(KEYWORD)) {
    const known = ['uid', 'lang', ...read.keys()];
    if (!known.includes(keyword)) {
      throw refusal(`${place}.path: ':${keyword}' has no resolver${hint(keyword, known)}`);
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
  return field !== undefined && fieldKind(field) === 'link';
}

function refusal(reason: string): ApiError {
  return invalid(`routes ${reason}`);
}
