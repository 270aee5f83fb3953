import type { TypeModel } from '../types.ts';
import { isRecord, memoize } from '../json.ts';

/** The slugs of a document: its slugified title, else its uid (Prismic's rule before UIDs). */
export function slugsOf(
  model: TypeModel,
  data: Readonly<Record<string, unknown>>,
  uid: string | null,
): readonly string[] {
  const slug = slugify(titleOf(model, data)) || uid;
  return slug === null || slug === '' ? [] : [slug];
}

function titleOf(model: TypeModel, data: Readonly<Record<string, unknown>>): string {
  for (const name of titleFields(model)) {
    const nodes = data[name];
    const [first]: unknown[] = Array.isArray(nodes) ? nodes : [];
    if (isRecord(first) && typeof first['text'] === 'string') return first['text'];
  }
  return '';
}

/** Rich text fields that allow headings. */
const titleFields = memoize(({ fields }: TypeModel): readonly string[] =>
  Object.entries(fields).flatMap(([name, { type, config }]) => {
    const offered = config?.single ?? config?.multi;
    const isTitle = typeof offered === 'string' && offered.includes('heading');
    return type === 'StructuredText' && isTitle ? [name] : [];
  }),
);

function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
