import { isRecord, type Json, textOf } from 'prismic-folder/edit';
import type { EditorField, EditorModels } from './EditorModels.ts';
import { knownSlice, valuesOf } from './sliceAt.ts';
import { wordsOf } from './words.ts';

/** How a slice is called in outlines and announcements. */
export interface SliceName {
  /** 'Card list'; of an unknown slice words made of its id. */
  readonly name: string;
  /** The variation's name, where there are several: 'Picture only'. */
  readonly variation: string;
  /** Its first words, at most 60 characters; '' if it has none. */
  readonly words: string;
}

const MAX_WORDS = 60;

/** Names by models and slices, which are other objects when they change. */
const known = new WeakMap<EditorModels, WeakMap<object, SliceName>>();

/** The name of a slice, made once for each. */
export function nameOf(models: EditorModels, slice: Json | undefined): SliceName {
  if (typeof slice !== 'object' || slice === null) return makeName(models, slice);
  const names = known.get(models) ?? new WeakMap<object, SliceName>();
  known.set(models, names);
  const name = names.get(slice) ?? makeName(models, slice);
  names.set(slice, name);
  return name;
}

function makeName(models: EditorModels, slice: Json | undefined): SliceName {
  const known = knownSlice(models, slice);
  const { json, model, variation } = known;
  const type = json['slice_type'];
  const { items } = json;
  const [first] = Array.isArray(items) ? items : [];
  const words =
    wordsIn(valuesOf(known), variation?.fields ?? []) ||
    wordsIn(first, variation?.itemFields ?? []);
  return {
    name: wordsOf(model?.name ?? (typeof type === 'string' ? type : 'Unknown slice')),
    variation: (model?.variations.length ?? 0) > 1 ? (variation?.name ?? '') : '',
    words: shorten(words),
  };
}

/** The first text of some fields: a title, else a text, else a description of an image. */
function wordsIn(values: unknown, fields: readonly EditorField[]): string {
  if (!isRecord(values)) return '';
  for (const read of [titleIn, textIn, altIn]) {
    for (const { id, model } of fields) {
      const words = Object.hasOwn(values, id) ? read(values[id], model.type) : '';
      if (words !== '') return words;
    }
  }
  return '';
}

const blocksIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function titleIn(value: unknown): string {
  const heading = blocksIn(value).find(
    (block) => isRecord(block) && textOf(block['type']).startsWith('heading'),
  );
  return isRecord(heading) ? textOf(heading['text']).trim() : '';
}

function textIn(value: unknown, kind: string): string {
  if (kind === 'Text' && typeof value === 'string') return value.trim();
  if (kind !== 'StructuredText') return '';
  for (const block of blocksIn(value)) {
    const text = isRecord(block) ? block['text'] : undefined;
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return '';
}

function altIn(value: unknown, kind: string): string {
  const alt = kind === 'Image' && isRecord(value) ? value['alt'] : undefined;
  return typeof alt === 'string' ? alt.trim() : '';
}

/** In one line of at most 60 characters, which ends after a whole word where it can, and never within a character. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  if (line.length <= MAX_WORDS) return line;
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  let kept = '';
  for (const character of characters) {
    if (kept.length + character.length > MAX_WORDS - 1) break;
    kept += character;
  }
  const space = kept.lastIndexOf(' ');
  return `${space > MAX_WORDS / 2 ? kept.slice(0, space) : kept}…`;
}
