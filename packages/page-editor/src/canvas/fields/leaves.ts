import { isRecord } from 'prismic-folder/edit';

/** Something of a document that can be seen on the page: a text, or the file of an image or film. */
export interface Leaf {
  /** Path of its field from the slice's `primary`, or from the document's data. */
  readonly field: readonly (string | number)[];
  /** The text without repeated white space, or the path of the file. */
  readonly shown: string;
  readonly kind: 'text' | 'file';
}

/** A text as it is compared: browsers collapse white space, and designs split words into elements. */
export const comparable = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');

/** The path of a file's address without its parameters; addresses of other hosts whole. */
export function fileIn(url: string): string {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin ? pathname : origin + pathname;
}

const isRichText = (value: readonly unknown[]) =>
  value.every((block) => isRecord(block) && typeof block['type'] === 'string' && 'spans' in block);

/**
 * Everything visible in a served value, by field. Blocks of rich text are leaves of their own, as the page has
 * an element for each.
 */
export function leavesOf(value: unknown, field: Leaf['field'] = []): Leaf[] {
  if (typeof value === 'string') {
    const shown = comparable(value);
    return shown === '' ? [] : [{ field, shown, kind: 'text' }];
  }
  if (typeof value === 'number') return [{ field, shown: String(value), kind: 'text' }];
  if (Array.isArray(value)) {
    if (value.length > 0 && isRichText(value)) {
      return value.flatMap((block) =>
        // Its parts belong to the one field.
        leavesOf(isRecord(block) ? (block['text'] ?? block) : block).map((leaf) => ({
          ...leaf,
          field,
        })),
      );
    }
    return value.flatMap((entry, index) => leavesOf(entry, [...field, index]));
  }
  if (!isRecord(value)) return [];
  const { url, link_type: kind } = value;
  if (typeof url === 'string' && (kind === undefined || kind === 'Media')) {
    return [{ field, shown: fileIn(url), kind: 'file' }];
  }
  if (kind !== undefined) return leavesOf(value['text'], field);
  return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, [...field, key]));
}

/** The fields of a served slice by id; its legacy repeatable part is one of them. */
export function sliceFields(slice: object): Readonly<Record<string, unknown>> {
  const primary = 'primary' in slice && isRecord(slice.primary) ? slice.primary : {};
  const items: unknown = 'items' in slice ? slice.items : [];
  const hasItems = Array.isArray(items) && items.length > 0 && !Object.hasOwn(primary, 'items');
  return hasItems ? { ...primary, items } : primary;
}

/** The value of a field by its path in groups joined by slashes: `cards/2/title`. */
export function fieldValue(fields: unknown, field: string): unknown {
  let value = fields;
  for (const key of field.split('/')) {
    if (Array.isArray(value)) value = value[Number(key)] as unknown;
    else value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}
