import { isRecord, type Json } from '#server/lib/json.ts';
import { isDocumentLink } from '#server/sources/RawDocument.ts';

/** Members of a link that say where it leads, or were written at the link itself. */
const KEPT = [
  'link_type',
  'id',
  'type',
  'lang',
  'uid',
  'isBroken',
  'text',
  'variant',
  'target',
  'key',
] as const;

/**
 * The value with every link to a sealed document reduced to its target: a link otherwise carries
 * the document's tags, slug and dates, and on some services chosen fields of its content.
 */
export function reduceLinks(value: unknown, isSealed: (id: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => reduceLinks(item, isSealed));
  if (!isRecord(value)) return value;
  if (isDocumentLink(value) && isSealed(value.id)) return target(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, reduceLinks(member, isSealed)]),
  );
}

function target(link: Json): Json {
  const kept = KEPT.filter((name) => name in link).map((name) => [name, link[name]]);
  return { ...Object.fromEntries(kept), tags: [], slug: '' };
}
