import type { QueryKind } from '../fields/FieldKind.ts';
import { fieldKind } from '../fields/kinds.ts';
import { nearest } from '../lib/nearest.ts';
import { isRecord } from '../json.ts';
import type { FieldModel, Models, RepositoryDocument } from '../types.ts';

/** Queryable properties of every document, independent of its type. */
export type DocumentKey =
  | 'id'
  | 'type'
  | 'tags'
  | 'lang'
  | 'first_publication_date'
  | 'last_publication_date';

/** A resolved path of a query. `path` is its canonical text. */
export type Target =
  | {
      readonly scope: 'document';
      readonly path: string;
      readonly kind: 'id' | 'type' | 'tags' | 'lang' | 'timestamp';
      readonly key: DocumentKey;
    }
  | {
      readonly scope: 'field';
      readonly path: string;
      readonly kind: QueryKind;
      readonly type: string;
      /** Field, or group and field, or group, nested group and field. */
      readonly names: readonly string[];
    }
  | { readonly scope: 'whole'; readonly path: 'document'; readonly kind: 'document' };

export type TargetKind = Target['kind'];

const documentTarget = (
  key: DocumentKey,
  kind: 'id' | 'type' | 'tags' | 'lang' | 'timestamp',
): Target => ({ scope: 'document', path: `document.${key}`, kind, key });

export const WHOLE: Target = { scope: 'whole', path: 'document', kind: 'document' };
export const LANG = documentTarget('lang', 'lang');

/** Targets other than fields, by path. */
const DOCUMENT_TARGETS: ReadonlyMap<string, Target> = new Map(
  [
    documentTarget('id', 'id'),
    documentTarget('type', 'type'),
    documentTarget('tags', 'tags'),
    LANG,
    documentTarget('first_publication_date', 'timestamp'),
    documentTarget('last_publication_date', 'timestamp'),
    WHOLE,
  ].map((target) => [target.path, target]),
);

type Resolved =
  | { readonly target: Target }
  | { readonly target?: undefined; readonly hint: string };

/** Resolves a path such as `document.tags` or `my.project.group.field` in the models. */
export function resolvePath(models: Models, path: string): Resolved {
  const known = DOCUMENT_TARGETS.get(path);
  if (known) return { target: known };
  const [scope, type = '', ...names] = path.split('.');
  if (scope !== 'my') {
    return { hint: nearest(path, DOCUMENT_TARGETS.keys()) || '; paths begin with document or my' };
  }
  const model = models.types.get(type);
  if (!model) return { hint: hintPath('my', type, models.types.keys(), names) };
  if (names.length === 0) return { hint: `; name a field: my.${type}.field` };
  return resolveField(model.fields, `my.${type}`, path, type, names);
}

function resolveField(
  fields: Readonly<Record<string, FieldModel>>,
  parent: string,
  path: string,
  type: string,
  names: readonly string[],
): Resolved {
  let [open, above] = [fields, parent];
  for (const [index, name] of names.entries()) {
    const field = Object.hasOwn(open, name) ? open[name] : undefined;
    const kind = field && fieldKind(field.type)?.query;
    const rest = names.slice(index + 1);
    if (!field || !kind) return { hint: hintPath(above, name, Object.keys(open), rest) };
    if (rest.length === 0) return { target: { scope: 'field', path, kind, type, names } };
    if (kind !== 'group') return { hint: `; ${above}.${name} is a ${kind} field and has no parts` };
    [open, above] = [field.config?.fields ?? {}, `${above}.${name}`];
  }
  return { hint: '' };
}

function hintPath(
  above: string,
  name: string,
  known: Iterable<string>,
  rest: readonly string[],
): string {
  const paths = [...known].map((other) => [above, other, ...rest].join('.'));
  return nearest([above, name, ...rest].join('.'), paths);
}

/** All values of a document at a target: none, one, or one for each item of a group. */
export function readValues(document: RepositoryDocument, target: Target): readonly unknown[] {
  if (target.scope === 'whole') return [];
  if (target.scope === 'document') {
    const value = document[target.key];
    return typeof value === 'string' ? [value] : value;
  }
  if (document.type !== target.type) return [];
  if (target.kind === 'uid' && target.names.length === 1) {
    return document.uid === null ? [] : [document.uid];
  }
  let values: readonly unknown[] = [document.data];
  for (const [depth, name] of target.names.entries()) {
    const found = values.map((value) => (isRecord(value) ? value[name] : undefined));
    // Only groups are flattened into their items; the array of a rich text is one value.
    values = depth < target.names.length - 1 ? found.flat() : found;
  }
  return values;
}
