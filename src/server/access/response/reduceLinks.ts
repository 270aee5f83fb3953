import type { Json } from '#content/sanitize/json.ts';
import { isRecord } from '#ui/isRecord.ts';
import { isDocumentLink } from '#server/sources/RawDocument.ts';

/** Members of a link that identify its target, or were set on the link itself. */
const PUBLIC_MEMBERS = [
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
 * The value with every link to a hidden document reduced to its target: links otherwise contain the
 * document's tags, slug and dates, and on some services fields of its content.
 */
export function reduceLinks(value: unknown, isHidden: (id: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => reduceLinks(item, isHidden));
  if (!isRecord(value)) return value;
  if (isDocumentLink(value) && isHidden(value.id)) return target(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const isPicked = key === 'data' && isDocumentLink(value) && isRecord(member);
      return [key, reduceLinks(isPicked ? withoutPassword(member) : member, isHidden)];
    }),
  );
}

/** Fields that a link picks of the document it leads to: no response has its password. */
const withoutPassword = ({ password: _password, ...data }: Json): Json => data;

function target(link: Json): Json {
  const members = PUBLIC_MEMBERS.filter((name) => name in link).map((name) => [name, link[name]]);
  return { ...Object.fromEntries(members), tags: [], slug: '' };
}
