import {
  equalJson,
  isObject,
  type Json,
  type JsonPath,
  listOf,
  objectOf,
  textOf,
  valuesIn,
} from 'prismic-folder/edit';
import { compareLists } from '../../differences/compareLists.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import { groupFields } from '../../model/editorFields.ts';
import type { EditorHost, Starters } from '../../model/EditorHost.ts';
import type { EditorField, EditorModels } from '../../model/EditorModels.ts';
import { emptySlice } from '../../model/emptySlice.ts';
import type { Place } from '../../model/place.ts';
import { knownSlice, type SliceJson, slicesOf } from '../../model/sliceAt.ts';
import { exampleValues } from './exampleOf.ts';

/** Something of a document that still is what its example, or a starter, put there. */
export interface Sample {
  /** A field; of a slice that shows nothing else, the slice. */
  readonly place: Place;
  /** Where the values are in the file. */
  readonly about: readonly JsonPath[];
}

interface SampledDocument {
  readonly host: EditorHost;
  readonly models: EditorModels;
  readonly type: string;
  readonly json: DocumentJson;
  readonly published: DocumentJson | null;
}

/**
 * The samples of a document, known by comparing: nothing in it says what is one. What starters advise is one wherever it
 * stands. An example's words are one until they are public: then the owner knows, or it is the demo.
 */
export async function findSamples(document: SampledDocument): Promise<readonly Sample[]> {
  const { host, models, type, json } = document;
  const known = await knownWords(host);
  const model = models.types.get(type);
  const { data = {} } = json;
  const fields = model?.tabs.flatMap((tab) => tab.fields) ?? [];
  const own = look(fields, data, [], known.isAdvice).samples.map((path) => ({
    place: { field: fieldOf(path) },
    about: [['data', ...path]],
  }));
  const zones = (model?.zones ?? []).map(async ({ id: zone }) => {
    const publicOf = publicSlices(document, zone);
    const found = slicesOf(json, zone).map(async (slice, index) =>
      sampleOf(await lookAtSlice(document, slice, publicOf(index), known), zone, index),
    );
    return (await Promise.all(found)).flat();
  });
  return [...own, ...(await Promise.all(zones)).flat()];
}

/** A slice without its samples; null: it has none. */
export async function withoutSamples(
  document: Omit<SampledDocument, 'type'>,
  zone: string,
  index: number,
): Promise<Json | null> {
  const { host, models, json } = document;
  const slice = slicesOf(json, zone)[index] ?? null;
  const looked = await lookAtSlice(
    document,
    slice,
    publicSlices(document, zone)(index),
    await knownWords(host),
  );
  if (looked.samples.length === 0) return null;
  const known = knownSlice(models, slice);
  const { id } = known.json;
  if (looked.isWhole && known.model && known.variation) {
    return { ...(id !== undefined && { id }), ...emptySlice(known.model, known.variation) };
  }
  return { ...known.json, ...looked.rest };
}

/** What is public of each slice of a zone, by its index; null: nothing. */
function publicSlices(
  { json, published }: Pick<SampledDocument, 'json' | 'published'>,
  zone: string,
) {
  const before = slicesOf(published ?? {}, zone);
  const { kept } = compareLists(before, slicesOf(json, zone));
  const found = new Map(kept.map(({ old, now }) => [now, before[old] ?? null]));
  return (index: number): Json | null => found.get(index) ?? null;
}

interface KnownWords {
  /** What a starter says to its owner. */
  readonly isAdvice: (words: string) => boolean;
  /** Words of examples that fit as they are. */
  readonly isLabel: (words: string) => boolean;
}

async function knownWords(host: EditorHost): Promise<KnownWords> {
  const starters = (await host.starters?.().catch(() => null)) ?? null;
  const advice = starters ? adviceOf(starters) : new Set<string>();
  const labels = new Set(starters?.labels ?? []);
  return { isAdvice: (words) => advice.has(words), isLabel: (words) => labels.has(words) };
}

/**
 * Texts of starters that an owner replaces, paragraphs and what a field of its own says, and their pictures. Titles of
 * sections stay: many of them fit.
 */
function adviceOf({ ofType, samples }: Starters): ReadonlySet<string> {
  const found = new Set(samples);
  for (const { data } of Object.values(ofType).flat()) {
    for (const value of Object.values(data)) {
      // Choices like 'Yes' are one word.
      if (typeof value === 'string' && value.includes(' ')) found.add(value);
      for (const [inner] of valuesIn(value)) {
        if (!isObject(inner)) continue;
        if (inner['type'] === 'paragraph') found.add(textOf(inner['text']));
        found.add(textOf(inner['url']));
      }
    }
  }
  found.delete('');
  return found;
}

interface Looked {
  /** Paths of fields. */
  readonly samples: readonly JsonPath[];
  /** Whether it shows nothing else. */
  readonly isWhole: boolean;
  /** What is left without the samples. */
  readonly rest: SliceJson;
}

async function lookAtSlice(
  { host, models }: Pick<SampledDocument, 'host' | 'models'>,
  slice: Json,
  published: Json | null,
  { isAdvice, isLabel }: KnownWords,
): Promise<Looked> {
  const { json, model, variation } = knownSlice(models, slice);
  if (!model || !variation || model.isField) return NOTHING;
  const isPublic = equalJson(slice, published);
  const example = isPublic ? null : await exampleValues(host, model, variation);
  const shown = new Set(wordsIn(published));
  const examples = new Set(wordsIn(example && [example.primary, example.items]));
  const isSample = (words: string) =>
    isAdvice(words) || (examples.has(words) && !shown.has(words) && !isLabel(words));
  const item = { type: 'Group', config: { fields: variation.items } };
  const items: EditorField = { id: 'items', label: '', hint: '', model: item };
  const primary = look(variation.fields, objectOf(json['primary']), ['primary'], isSample, isLabel);
  const list = look([items], { items: json['items'] ?? [] }, [], isSample, isLabel);
  const samples = [...primary.samples, ...list.samples];
  return {
    samples,
    isWhole: samples.length > 0 && primary.isWhole && list.isWhole,
    rest: { primary: primary.rest, ...(json['items'] !== undefined && list.rest) },
  };
}

const NOTHING: Looked = { samples: [], isWhole: false, rest: {} };

/** The samples among the values of fields. */
function look(
  fields: readonly EditorField[],
  values: SliceJson,
  path: JsonPath,
  isSample: (words: string) => boolean,
  isLabel: (words: string) => boolean = () => false,
): Looked {
  const samples: JsonPath[] = [];
  const rest: Record<string, Json> = { ...values };
  let isWhole = true;
  for (const { id, model } of fields) {
    const value = values[id];
    if (value === undefined) continue;
    const at = [...path, id];
    if (model.type === 'Group') {
      const inner = groupFields(model);
      const rows = listOf(value).map((row, index) =>
        look(inner, objectOf(row), [...at, index], isSample, isLabel),
      );
      samples.push(...rows.flatMap((row) => row.samples));
      isWhole &&= rows.every((row) => row.isWhole);
      rest[id] = rows.flatMap((row) =>
        row.samples.length > 0 && row.isWhole ? [] : [row.rest as Json],
      );
      continue;
    }
    const words = wordsOf(model.type, value);
    const found = words.filter(isSample);
    isWhole &&= words.every((one) => one === '' || isSample(one) || isLabel(one));
    if (found.length === 0) continue;
    samples.push(at);
    const left = listOf(value).filter((block) => !isSample(textOf(objectOf(block)['text'])));
    if (left.length > 0) rest[id] = left;
    else delete rest[id];
  }
  return { samples, isWhole, rest };
}

/** What tells of a value whether it was replaced: its texts, or its file; nothing of choices, numbers and colours. */
function wordsOf(type: string, value: Json): string[] {
  if (type === 'Text') return [textOf(value)];
  if (type === 'StructuredText')
    return listOf(value).map((block) => textOf(objectOf(block)['text']));
  return ['Image', 'Link'].includes(type) ? [textOf(objectOf(value)['url'])] : [];
}

/** All texts of a value. */
function* wordsIn(value: Json | null): Generator<string> {
  for (const [inner] of valuesIn(value)) if (typeof inner === 'string' && inner !== '') yield inner;
}

function sampleOf({ samples, isWhole }: Looked, zone: string, index: number): Sample[] {
  const about = samples.map((path) => ['data', zone, index, ...path]);
  if (isWhole) return [{ place: { zone, index }, about }];
  return samples.map((path, at) => ({
    place: { zone, index, field: fieldOf(path[0] === 'primary' ? path.slice(1) : path) },
    about: about.slice(at, at + 1),
  }));
}

const fieldOf = (path: JsonPath): string => path.join('/');
