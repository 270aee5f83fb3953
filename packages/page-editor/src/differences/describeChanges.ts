import {
  changesFor,
  diffValues,
  isEmpty,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from 'prismic-folder/edit';
import { isFixed } from '../document/requests.ts';
import type { DocumentJson } from '../model/DocumentJson.ts';
import type { EditorModels, EditorType } from '../model/EditorModels.ts';
import { nameOf } from '../model/nameOf.ts';
import { type DescribedChange, isSame, type Part, type Scope } from './DescribedChange.ts';
import { describeFields, describeSlices } from './describeFields.ts';
import { spelledCount } from '../kit/countWords.ts';
import { diffWords } from './diffWords.ts';

export interface Versions {
  readonly published: DocumentJson;
  readonly current: DocumentJson;
  readonly type: EditorType | undefined;
  readonly models: EditorModels;
}

/**
 * The differences between a published document and its present content, in the order of its form:
 * details, fields by tab, slices. Taking back the last one gives exactly the published content.
 */
export function describeChanges({ published, current, type, models }: Versions): DescribedChange[] {
  // Cast: the types differ only in that a document's keys may be undefined, which JSON leaves out.
  const [was, is] = [published as Json, current as Json];
  const scope: Scope = {
    models,
    root: is,
    where: type?.label ?? 'Document',
    place: {},
    labels: [],
    path: [],
  };
  const changes = [
    ...describeDetails(scope, objectOf(was), objectOf(is)),
    ...describeData({ ...scope, path: ['data'] }, type, was, is),
  ];
  const rest = diffValues(is, was).filter(({ path }) => !isFixed(path[0]));
  const [only] = changes;
  if (changes.length === 0 && rest.length > 0) return [asFile(scope, rest)];
  // What nobody sees, such as an empty list in place of none, goes back with the last difference.
  if (only && changes.length === 1 && only.putBack) return [{ ...only, putBack: rest }];
  return changes;
}

function describeData(
  scope: Scope,
  type: EditorType | undefined,
  was: Json,
  is: Json,
): DescribedChange[] {
  const [old, now] = [objectOf(objectOf(was)['data']), objectOf(objectOf(is)['data'])];
  const zones = new Map(type?.zones.map((zone) => [zone.id, zone]));
  const only = (data: JsonObject, keys: ReadonlySet<string>, isIn = true) =>
    Object.fromEntries(Object.entries(data).filter(([key]) => keys.has(key) === isIn));
  const tabs = type?.tabs ?? [];
  const inTabs = tabs.flatMap(({ name, fields }) => {
    const ids = new Set(fields.map(({ id }) => id));
    return describeFields({ ...scope, where: name }, fields, only(old, ids), only(now, ids));
  });
  const inZones = [...zones.values()].flatMap((zone) => {
    const [before, after] = [old[zone.id] ?? [], now[zone.id] ?? []];
    if (!Array.isArray(before) || !Array.isArray(after)) {
      const [one, other] = [{ [zone.id]: before }, { [zone.id]: after }];
      return describeFields({ ...scope, where: zone.label }, [], one, other);
    }
    return isSame(before, after) ? [] : describeSlices(scope, zone, before, after);
  });
  const known = new Set([
    ...zones.keys(),
    ...tabs.flatMap(({ fields }) => fields.map(({ id }) => id)),
  ]);
  const unknown = describeFields(scope, [], only(old, known, false), only(now, known, false));
  return [...inTabs, ...unknown, ...inZones];
}

/** A difference that no reader sees. */
function asFile({ where, place }: Scope, putBack: DescribedChange['putBack']): DescribedChange {
  const text = 'The file is written differently. The content is the same.';
  return { id: 'file', where, place, what: 'File', parts: [{ kind: 'note', text }], putBack };
}

/** Differences of what a document has beside its fields: address, tags, and keys of other programs. */
function describeDetails(scope: Scope, was: JsonObject, is: JsonObject): DescribedChange[] {
  const changes: DescribedChange[] = [];
  const add = (key: string, what: string, parts: Part[], isKept = false) => {
    const putBack = isKept ? null : changesFor(scope.root, [key], was[key]);
    changes.push({
      id: JSON.stringify([key]),
      where: scope.where,
      place: {},
      what,
      parts,
      putBack,
    });
  };
  if (!isSame(was['uid'], is['uid'])) {
    const [old, now] = [textOf(was['uid']), textOf(is['uid'])];
    add('uid', 'Address', [{ kind: 'words', runs: diffWords(old, now) }], true);
  }
  if (!isSame(was['tags'], is['tags'])) add('tags', 'Tags', tagParts(was['tags'], is['tags']));
  const others = ({ data: _data, tags: _tags, ...rest }: JsonObject) =>
    Object.fromEntries(Object.entries(rest).filter(([key]) => !isFixed(key)));
  return [...changes, ...describeFields(scope, [], others(was), others(is))];
}

/** Tags have no order to read: each is kept, removed or added. */
function tagParts(was: Json | undefined, is: Json | undefined): Part[] {
  const [olds, news] = [listOf(was).map(String), listOf(is).map(String)];
  const runs = [
    ...olds.map((text) => ({ kind: news.includes(text) ? 'same' : 'removed', text }) as const),
    ...news.flatMap((text) => (olds.includes(text) ? [] : [{ kind: 'added', text } as const])),
  ];
  if (runs.every(({ kind }) => kind === 'same')) return [{ kind: 'note', text: 'Another order.' }];
  const spaced = runs.flatMap((run, at) =>
    at === 0 ? [run] : [{ kind: 'same', text: ', ' } as const, run],
  );
  return [{ kind: 'words', runs: spaced }];
}

/**
 * What a document has that never was public, by tabs and zones: there is nothing to compare it with, and the page
 * shows it better than a list of its values.
 */
export function describeNew({
  current,
  type,
  models,
}: Omit<Versions, 'published'>): DescribedChange[] {
  // Cast: the types differ only in that a document's keys may be undefined, which JSON leaves out.
  const data = objectOf((current as { readonly data?: Json }).data);
  const tabs = (type?.tabs ?? []).map(({ name, fields }) => ({
    where: name,
    noun: 'field',
    names: fields.filter(({ id }) => !isEmpty(data[id])),
    place: (id: string | undefined) => ({ ...(id !== undefined && { field: id }) }),
  }));
  const zones = (type?.zones ?? []).map(({ id: zone, label }) => ({
    where: label,
    noun: 'slice',
    names: listOf(data[zone]).map((slice) => ({ id: zone, label: nameOf(models, slice).name })),
    place: () => ({ zone, index: 0 }),
  }));
  return [...tabs, ...zones].flatMap(({ where, noun, names, place }, at): DescribedChange[] => {
    const text = `${[...new Set(names.map(({ label }) => label))].join(', ')}.`;
    const what = spelledCount(names.length, noun);
    const row = { id: `new ${at}`, where, what, place: place(names[0]?.id), putBack: null };
    return names.length === 0 ? [] : [{ ...row, parts: [{ kind: 'note', text }] }];
  });
}
