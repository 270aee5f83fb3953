import { nearest } from '../lib/nearest.ts';
import { isRecord } from '../json.ts';
import { fieldKind } from '../fields/kinds.ts';
import { QueryError } from '../query/QueryError.ts';
import type { View } from '../query/View.ts';
import type { Models, RepositoryDocument } from '../types.ts';
import { bindGraphQuery, project, Reader } from './graphQuery.ts';
import { isDocumentLink } from './DocumentTexts.ts';
import { pickedData } from './pickedData.ts';

/** Returns the data of a document that the response contains. */
type SelectData = (document: RepositoryDocument) => RepositoryDocument['data'];

/**
 * Parses `graphQuery`, or `fetch` and `fetchLinks`, which `graphQuery` overrides. Without any of
 * them the response contains all of a document's data, and of linked documents what models pick. Throws QueryErrors.
 */
export function selectData(models: Models, view: View, parameters: URLSearchParams): SelectData {
  const graphQuery = parameters.get('graphQuery')?.trim();
  if (graphQuery) {
    const types = bindGraphQuery(models, parameters.get('graphQuery') ?? '');
    const reader = new Reader(view);
    return ({ type, data }) => project(data, types.get(type) ?? new Map(), reader);
  }
  const wanted = listOf(parameters, 'fetch');
  const fetched = parsePicks(models, 'fetch', wanted);
  const linked = parsePicks(models, 'fetchLinks', listOf(parameters, 'fetchLinks'));
  const whole = pickedData(models, view);
  const pick: SelectData = !NAME.test(wanted)
    ? whole
    : (document) => pickFields(whole(document), fetched.get(document.type) ?? new Map());
  if (linked.size === 0) return pick;
  return (document) => {
    const data = pick(document);
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, fetchLinks(value, linked, view)]),
    );
  };
}

/** One name of a list. */
const NAME = /[^\s,[\]]+/;

function listOf(parameters: URLSearchParams, name: string): string {
  return parameters.getAll(name).join(',');
}

/**
 * Parses `fetch` or `fetchLinks`, `project.project_title, project.group.field`, into the selected
 * fields of each type. Ignores the uid, which every response contains, and what has no type. Throws a QueryError.
 */
function parsePicks(
  models: Models,
  location: 'fetch' | 'fetchLinks',
  source: string,
): ReadonlyMap<string, Picks> {
  const picks = new Map<string, Picks>();
  for (const match of source.matchAll(new RegExp(NAME, 'g'))) {
    const [path] = match;
    const fail = (reason: string, hint: string): never => {
      throw new QueryError({ location, source, at: match.index, reason, hint });
    };
    const [type = '', ...names] = path.split('.');
    // `uid`, without a type: projects ask for it alone, and a hosted repository answers with no field.
    if (names.length === 0) continue;
    const model = models.types.get(type);
    if (!model) return fail(`unexpected type '${type}'`, nearest(type, models.types.keys()));
    let pick = picks.get(type);
    if (!pick) picks.set(type, (pick = new Map()));
    let fields = model.fields;
    for (const [depth, name] of names.entries()) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const kind = field && fieldKind(field.type)?.query;
      if (!kind) return fail(`unexpected field '${path}'`, nearest(name, Object.keys(fields)));
      if (depth < names.length - 1 && kind !== 'group') {
        fail(`unexpected field '${path}'`, `; ${name} is a ${kind} field and has no parts`);
      }
      if (depth === names.length - 1) {
        if (kind !== 'uid') pick.set(name, 'whole');
        break;
      }
      const known = pick.get(name);
      if (known === 'whole') break;
      const inner: Picks = known ?? new Map();
      pick.set(name, inner);
      [pick, fields] = [inner, field?.config?.fields ?? {}];
    }
  }
  return picks;
}

/** The selected part of a field: all of it, or the named fields of each item of a group. */
type FieldPick = 'whole' | Picks;

/** Selected fields by name. */
type Picks = Map<string, FieldPick>;

/** Returns the selected fields of a document's data or of a group's item, in the given order. */
function pickFields(data: Readonly<Record<string, unknown>>, pick: Picks) {
  const picked: Record<string, unknown> = {};
  for (const [name, part] of pick) {
    const value = data[name];
    if (value === undefined) continue;
    picked[name] =
      part !== 'whole' && Array.isArray(value)
        ? value.map((item: unknown) => (isRecord(item) ? pickFields(item, part) : item))
        : value;
  }
  return picked;
}

/** Links of results are followed, and links of the documents they lead to. */
const DEPTH = 2;

/** Adds the selected fields of linked documents to the links in a value, as `data`. */
function fetchLinks(
  value: unknown,
  picks: ReadonlyMap<string, Picks>,
  view: View,
  depth = DEPTH,
): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((item) => fetchLinks(item, picks, view, depth));
  if (isDocumentLink(value)) {
    const target = view.find(value.id);
    const pick = target && picks.get(target.type);
    if (!pick) return value;
    // Some of its fields may be here already, because the model of the link picks them.
    const picked = isRecord(value['data']) ? value['data'] : {};
    const data = { ...picked, ...pickFields(target.data, pick) };
    return { ...value, data: fetchLinks(data, picks, view, depth - 1) };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      // Links in rich text and of images are only hyperlinks, not content relationships.
      key === 'spans' || key === 'linkTo' ? member : fetchLinks(member, picks, view, depth),
    ]),
  );
}
