import { isRecord, memoize } from '../json.ts';
import type { FieldModel } from '../types.ts';
import type { Config, Fields, Json } from './FieldKind.ts';

/**
 * The fields that a model picks of linked documents, by their type: `customtypes: [{ id, fields }]` of
 * a content relationship. They come with the link, as its `data`.
 */
export type Picks = ReadonlyMap<string, readonly Pick[]>;

/** A field by its name; of a group some of its fields, of a link some of the document it leads to. */
interface Pick {
  readonly name: string;
  readonly items?: readonly Pick[];
  readonly linked?: Picks;
  /** `linked` as the model says it. */
  readonly customtypes?: readonly unknown[];
}

/** What a link's configuration picks; undefined: nothing. */
export const picksOf = memoize((config: Config): Picks | undefined =>
  readPicks(config.customtypes),
);

function readPicks(customtypes: unknown): Picks | undefined {
  const listed: readonly unknown[] = Array.isArray(customtypes) ? customtypes : [];
  const picks = listed.flatMap((entry): [string, readonly Pick[]][] => {
    const { id, fields } = isRecord(entry) ? entry : {};
    return typeof id === 'string' && Array.isArray(fields) ? [[id, fields.flatMap(readPick)]] : [];
  });
  return picks.length === 0 ? undefined : new Map(picks);
}

function readPick(entry: unknown): Pick[] {
  if (typeof entry === 'string') return [{ name: entry }];
  if (!isRecord(entry) || typeof entry['id'] !== 'string') return [];
  const { id: name, fields, customtypes } = entry;
  const linked = readPicks(customtypes);
  return [
    {
      name,
      ...(Array.isArray(fields) && { items: fields.flatMap(readPick) }),
      ...(linked && Array.isArray(customtypes) && { linked, customtypes }),
    },
  ];
}

/** The data of the document that a link leads to; undefined if there is none. */
type FindData = (link: Json) => Json | undefined;

/** A link, or a list of them, with what is picked of the documents they lead to. */
export function withPicked(value: unknown, picks: Picks, find: FindData): unknown {
  if (Array.isArray(value)) return value.map((link: unknown) => withPicked(link, picks, find));
  if (!isRecord(value) || value['link_type'] !== 'Document') return value;
  const fields = picks.get(String(value['type']));
  const data = fields && find(value);
  return data === undefined ? value : { ...value, data: pickData(data, fields ?? [], find) };
}

function pickData(data: Json, fields: readonly Pick[], find: FindData): Json {
  const picked = fields.flatMap(({ name, items, linked }): [string, unknown][] => {
    if (!Object.hasOwn(data, name)) return [];
    const value = data[name];
    if (linked !== undefined) return [[name, withPicked(value, linked, find)]];
    if (items === undefined || !Array.isArray(value)) return [[name, value]];
    return [[name, value.map((item) => (isRecord(item) ? pickData(item, items, find) : item))]];
  });
  return Object.fromEntries(picked);
}

/** The models of what is picked of a type, as if these were all of its fields. */
export function pickedModels(fields: Fields, picks: readonly Pick[]): Fields {
  const picked = picks.flatMap(({ name, items, customtypes }): [string, FieldModel][] => {
    const model = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (model === undefined) return [];
    // Of what such a link leads to only that is picked which the link to its document says.
    const { customtypes: _own, ...config } = model.config ?? {};
    const inner = items && { fields: pickedModels(config.fields ?? {}, items) };
    return [
      [name, { ...model, config: { ...config, ...inner, ...(customtypes && { customtypes }) } }],
    ];
  });
  return Object.fromEntries(picked);
}
