import { type Json, objectOf, textOf, valuesIn } from 'prismic-folder/edit';
import { asSentence } from '../kit/messages/sentenceOf.ts';
import type { EditorHost, HostCheck } from '../model/EditorHost.ts';
import type { EditorModels, EditorType } from '../model/EditorModels.ts';
import { placeOf } from '../model/placeOf.ts';
import { placeWords } from '../model/placeWords.ts';
import type { Sample } from '../slices/example/samples.ts';
import { cutAtWord, MAX_DESCRIPTION, MAX_TITLE } from '../share/readAppearance.ts';
import { type Check, listed, type PlacedRemark, withAge } from './Check.ts';
import { sampleRemarks } from './sampleChecks.ts';

interface CheckedContent {
  readonly json: Json;
  /** What is public; null: nothing is. */
  readonly published: Json | null;
  readonly type: EditorType | undefined;
  readonly models: EditorModels;
  readonly host: Pick<EditorHost, 'describedBy'>;
  /** What the project looks at besides. */
  readonly checks: readonly HostCheck[];
  /** What still is a sample. */
  readonly samples: readonly Sample[];
  /** What search pages will show of it; null if that is not known. */
  readonly description: string | null;
}

/** What a document's content alone tells: sample texts, headings, what the project looks at, and how search pages show it. */
export function contentChecks(content: CheckedContent): Check[] {
  const { json, published, type, models, description, host, checks, samples } = content;
  const list = (id: string, good: string, found: readonly PlacedRemark[]) =>
    listed(id, good, withAge(found, published, json));
  return [
    ...list('samples', '', sampleRemarks(samples, json, type, models)),
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
      const place = placeOf(path, { json, type, models });
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
