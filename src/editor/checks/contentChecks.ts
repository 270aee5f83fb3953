import {
  isObject,
  type Json,
  type JsonObject,
  type JsonPath,
  listOf,
  objectOf,
  textOf,
  valuesIn,
} from '#prismic-folder/edit';
import { contrastRatio, isColor, minContrast, minLargeContrast } from '#ui/theme/contrast.ts';
import { asSentence } from '../kit/messages/sentenceOf.ts';
import type { EditorModels, EditorType } from '../model/EditorModels.ts';
import { placeOf, placeWords } from '../model/placeWords.ts';
import type { Place } from '../model/place.ts';
import { cutAtWord, MAX_DESCRIPTION, MAX_TITLE } from '../share/limits.ts';
import { FIRST_WORDS, STARTERS } from '../starters/starters.ts';
import { type Check, listed, type PlacedRemark, withAge } from './Check.ts';

interface CheckedContent {
  readonly json: Json;
  /** What is public; null: nothing is. */
  readonly published: Json | null;
  readonly type: EditorType | undefined;
  readonly models: EditorModels;
  /** What search pages will show of it; null if that is not known. */
  readonly description: string | null;
}

/** What a document's content alone tells: sample texts, headings, colours, and how search pages show it. */
export function contentChecks(content: CheckedContent): Check[] {
  const { json, published, type, models, description } = content;
  const list = (id: string, good: string, found: readonly PlacedRemark[]) =>
    listed(id, good, withAge(found, published, json));
  return [
    ...list('samples', '', sampleRemarks(json, type, models)),
    ...list('headings', 'Headings are in order', headingRemarks(json, type, models)),
    ...list('contrast', 'Text reaches 4.5 to 1 on its colours', contrastRemarks(json, type)),
    ...list('search', '', searchRemarks(json, type, description)),
  ];
}

/** Fields that still say what a starter put there: visitors would read the advice to the owner. */
function sampleRemarks(
  json: Json,
  type: EditorType | undefined,
  models: EditorModels,
): PlacedRemark[] {
  const samples = sampleTexts();
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
function sampleTexts(): ReadonlySet<string> {
  const found = new Set<string>(Object.values(FIRST_WORDS));
  for (const { data } of Object.values(STARTERS).flat()) {
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

/** A field with a colour of text, the field with the colour behind it, and the ratio it needs. */
type Pair = readonly [text: string, ground: string, min: number];

/** Where a value is the colour of text, and what it stands on. */
const DOCUMENT: readonly Pair[] = [
  ['text_color', 'background_color', minContrast],
  ['text_color', 'card_color', minContrast],
  ['positive_color', 'background_color', minContrast],
  ['negative_color', 'background_color', minContrast],
  ['text_color_inverted', 'brand_color', minLargeContrast],
  ['body_color', 'background_color', minContrast],
  ['title_color', 'background_color', minLargeContrast],
];

/** Colours of text that are too faint on the colour behind them; the site then shows another one. */
function contrastRemarks(json: Json, type: EditorType | undefined): PlacedRemark[] {
  const data = objectOf(objectOf(json)['data']);
  const labelOf = (id: string) =>
    type?.tabs.flatMap(({ fields }) => fields).find((field) => field.id === id)?.label ?? id;
  const remarks = DOCUMENT.flatMap(([text, ground, min]) => {
    const ratio = ratioOf(data[text], data[ground]);
    if (ratio >= min) return [];
    const about = [text, ground].map((id) => ['data', id]);
    return [remark(`${labelOf(text)} on ${labelOf(ground)}`, ratio, { field: text }, about)];
  });
  const zones = type?.zones ?? [];
  const slices = zones.flatMap(({ id, label }) =>
    listOf(data[id]).flatMap((slice, index) => {
      const ratio = sliceRatio(objectOf(objectOf(slice)['primary']), data);
      const name = `${label}, slice ${index + 1}: text on its background`;
      if (ratio >= minContrast) return [];
      const fields = ['text_color', 'background_color'];
      const about = fields.map((field) => ['data', id, index, 'primary', field]);
      about.push(['data', 'background_color']);
      return [remark(name, ratio, { zone: id, index, field: 'text_color' }, about)];
    }),
  );
  return [...remarks, ...slices];
}

/** A slice's own colour of text, on its own background or that of the page. */
function sliceRatio(primary: JsonObject, data: JsonObject): number {
  const own = primary['background_color'];
  return ratioOf(primary['text_color'], isColor(textOf(own)) ? own : data['background_color']);
}

/** The contrast of two colours; that of black on white if one of them is missing. */
function ratioOf(text: Json | undefined, ground: Json | undefined): number {
  const [front, back] = [textOf(text), textOf(ground)];
  return isColor(front) && isColor(back) ? contrastRatio(front, back) : 21;
}

function remark(
  what: string,
  ratio: number,
  place: Place,
  about: readonly JsonPath[],
): PlacedRemark {
  const figure = (Math.floor(ratio * 10) / 10).toFixed(1);
  const text = `${what}: ${figure} to 1, too faint. The site will use its own text colour.`;
  return { state: 'remark', text, place, action: 'Show it', about };
}

/** Fields that take the place of a description, if they have a text. */
const INSTEAD = ['project_description', 'overview', 'description'];

/** Title and description for search pages: too long, or missing. `description`: what the page will say of itself. */
function searchRemarks(
  json: Json,
  type: EditorType | undefined,
  description: string | null,
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
      about: ['meta_description', ...INSTEAD].map((id) => ['data', id]),
    });
  }
  return remarks;
}
