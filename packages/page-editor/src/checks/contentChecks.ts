import { isObject, type Json, objectOf, textOf, valuesIn } from 'prismic-folder/edit';
import { asSentence } from '../kit/messages/sentenceOf.ts';
import type { EditorHost, HostCheck, Starters } from '../model/EditorHost.ts';
import type { EditorModels, EditorType } from '../model/EditorModels.ts';
import { placeOf, placeWords } from '../model/placeWords.ts';
import { cutAtWord, MAX_DESCRIPTION, MAX_TITLE } from '../share/limits.ts';
import { type Check, listed, type PlacedRemark, withAge } from './Check.ts';

interface CheckedContent {
  readonly json: Json;
  /** What is public; null: nothing is. */
  readonly published: Json | null;
  readonly type: EditorType | undefined;
  readonly models: EditorModels;
  readonly host: Pick<EditorHost, 'describedBy'>;
  /** What the project looks at besides. */
  readonly checks: readonly HostCheck[];
  /** What documents begin with; null: nothing. */
  readonly starters: Starters | null;
  /** What search pages will show of it; null if that is not known. */
  readonly description: string | null;
}

/** What a document's content alone tells: sample texts, headings, what the project looks at, and how search pages show it. */
export function contentChecks(content: CheckedContent): Check[] {
  const { json, published, type, models, description, host, checks, starters } = content;
  const list = (id: string, good: string, found: readonly PlacedRemark[]) =>
    listed(id, good, withAge(found, published, json));
  return [
    ...list('samples', '', starters ? sampleRemarks(json, type, models, starters) : []),
    ...list('headings', 'Headings are in order', headingRemarks(json, type, models)),
    ...checks.flatMap(({ id, good, remarks }) =>
      list(
        id,
        good,
        remarks(json, type).map((one) => ({ ...one, state: 'remark', action: 'Show it' })),
      ),
    ),
    ...list('search', '', searchRemarks(json, type, description, host.describedBy ?? [])),
  ];
}

/** Fields that still say what a starter put there: visitors would read the advice to the owner. */
function sampleRemarks(
  json: Json,
  type: EditorType | undefined,
  models: EditorModels,
  starters: Starters,
): PlacedRemark[] {
  const samples = sampleTexts(starters);
  const remarks = new Map<string, PlacedRemark>();
  for (const [value, path] of valuesIn(objectOf(json)['data'] ?? null, ['data'])) {
    if (typeof value === 'string' && samples.has(value)) {
      const place = placeOf(path);
      const { where, what } = placeWords(place, { json, type, models });
      const text = `${what === '' ? where : `${where}, ${what}`}: the sample text is still there.`;
      // A field with several sample paragraphs is named once.
      const about = [...(remarks.get(text)?.about ?? []), path];
      remarks.set(text, { state: 'remark', text, place, action: 'Show it', about });
    }
  }
  return [...remarks.values()];
}

/**
 * Texts of starters that an owner replaces: paragraphs, and what a field of its own says. Titles of
 * sections stay: many of them fit.
 */
function sampleTexts({ ofType, samples }: Starters): ReadonlySet<string> {
  const found = new Set(samples);
  for (const { data } of Object.values(ofType).flat()) {
    for (const value of Object.values(data)) {
      // Choices like 'Yes' are one word.
      if (typeof value === 'string' && value.includes(' ')) found.add(value);
      for (const [inner] of valuesIn(value))
        if (isObject(inner) && inner['type'] === 'paragraph') found.add(textOf(inner['text']));
    }
  }
  found.delete('');
  return found;
}

/** Rich texts whose headings leave out a level: a reader who moves by headings misses it. */
function headingRemarks(
  json: Json,
  type: EditorType | undefined,
  models: EditorModels,
): PlacedRemark[] {
  const remarks: PlacedRemark[] = [];
  for (const [value, path] of valuesIn(objectOf(json)['data'] ?? null, ['data'])) {
    const jump = Array.isArray(value) ? skipped(value) : null;
    if (jump) {
      const place = placeOf(path);
      const { where, what } = placeWords(place, { json, type, models });
      const text = `${where}, ${what}: a heading ${jump[1]} follows a heading ${jump[0]}.`;
      remarks.push({ state: 'remark', text, place, action: 'Show it', about: [path] });
    }
  }
  return remarks;
}

/** The first two headings of a rich text between which a level is missing. */
function skipped(blocks: readonly Json[]): readonly [number, number] | null {
  let last: number | undefined;
  for (const block of blocks) {
    const [, digit] = /^heading([1-6])$/.exec(textOf(objectOf(block)['type'])) ?? [];
    if (digit === undefined) continue;
    const level = Number(digit);
    if (last !== undefined && level > last + 1) return [last, level];
    last = level;
  }
  return null;
}

/** Title and description for search pages: too long, or missing. `description`: what the page will say of itself. */
function searchRemarks(
  json: Json,
  type: EditorType | undefined,
  description: string | null,
  describedBy: readonly string[],
): PlacedRemark[] {
  const data = objectOf(objectOf(json)['data']);
  const fields = type?.tabs.flatMap((tab) => tab.fields) ?? [];
  const labelOf = (id: string) => fields.find((field) => field.id === id)?.label;
  const remarks: PlacedRemark[] = [];
  const tooLong = (id: string, max: number) => {
    const [label, count] = [labelOf(id), [...textOf(data[id])].length];
    if (label === undefined || count <= max) return;
    const text = `${label} has ${count} characters. Search pages cut it after about ${max}.`;
    const about = [['data', id]];
    remarks.push({ state: 'remark', text, place: { field: id }, action: 'Show it', about });
  };
  tooLong('meta_title', MAX_TITLE);
  tooLong('meta_description', MAX_DESCRIPTION);
  const label = labelOf('meta_description');
  if (label !== undefined && textOf(data['meta_description']).trim() === '') {
    const instead =
      description === null
        ? ''
        : description === ''
          ? ' Search pages choose words of the page themselves.'
          : ` Search pages show: ${asSentence(cutAtWord(description, MAX_DESCRIPTION))}`;
    const text = `${label} is empty.${instead}`;
    remarks.push({
      state: 'remark',
      text,
      place: { field: 'meta_description' },
      action: 'Write one',
      about: ['meta_description', ...describedBy].map((id) => ['data', id]),
    });
  }
  return remarks;
}
