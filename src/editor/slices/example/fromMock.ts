import type { Json } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';

type Values = Readonly<Record<string, Json>>;
type Mock = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The fields of Slice Machine's mock data as an author would write them; empty ones are left out. */
export function fromMock(fields: unknown): Values {
  return isRecord(fields) ? fromEntries(Object.entries(fields)) : {};
}

function fromEntries(entries: readonly (readonly [string, unknown])[]): Values {
  return Object.fromEntries(
    entries.flatMap(([id, mock]): [string, Json][] => {
      const value = isRecord(mock) ? valueOf(mock) : undefined;
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

/** The entries of a group, or of a slice. */
export const fromItems = (items: unknown): Values[] =>
  listOf(items).flatMap((item) =>
    isRecord(item)
      ? [
          fromEntries(
            listOf(item['value']).flatMap((pair) =>
              Array.isArray(pair) ? [[String(pair[0]), pair[1]] as const] : [],
            ),
          ),
        ]
      : [],
  );

/** undefined: empty, or of a kind that has no example. */
function valueOf(mock: Mock): Json | undefined {
  const { value } = mock;
  switch (mock['__TYPE__']) {
    case 'FieldContent':
    case 'BooleanContent':
      return plainOf(mock['type'], value);
    case 'StructuredTextContent':
      return filled(listOf(value).flatMap(blockOf));
    case 'ImageContent':
      return textsOf(mock, ['url', 'alt']);
    case 'LinkContent':
      return isRecord(value) ? linkOf(value) : undefined;
    case 'RepeatableContent':
      return filled(listOf(value).flatMap((link) => (isRecord(link) ? (valueOf(link) ?? []) : [])));
    case 'EmbedContent':
      return textsOf(mock, ['embed_url', 'type', 'provider_name', 'title']);
    case 'GroupContentType':
      return filled(fromItems(value));
    default:
      return undefined;
  }
}

function plainOf(type: unknown, value: unknown): Json | undefined {
  if (value === '' || (typeof value !== 'string' && typeof value !== 'boolean')) return undefined;
  return type === 'Number' ? Number(value) : value;
}

const filled = (list: readonly Json[]): Json | undefined => (list.length === 0 ? undefined : list);

function textsOf(mock: Mock, keys: readonly string[]): Values {
  return Object.fromEntries(
    keys.flatMap((key): [string, Json][] => {
      const text = mock[key];
      return typeof text === 'string' ? [[key, text]] : [];
    }),
  );
}

/** Words with what is set off in them; pictures within a text have no example. */
function blockOf(block: unknown): Values[] {
  if (!isRecord(block) || !isRecord(block['content'])) return [];
  const { text, spans } = block['content'];
  if (typeof block['type'] !== 'string' || typeof text !== 'string') return [];
  const kept = listOf(spans).flatMap((span): Values[] => {
    const { type, start, end, data } = isRecord(span) ? span : {};
    if (typeof type !== 'string' || typeof start !== 'number' || typeof end !== 'number') return [];
    if (type !== 'hyperlink') return [{ type, start, end }];
    const link = isRecord(data) ? linkOf(data) : undefined;
    return link === undefined ? [] : [{ type, start, end, data: link }];
  });
  return [{ type: block['type'], text, spans: kept }];
}

/** Documents of an example are not in this repository. */
function linkOf(link: Mock): Values | undefined {
  const { url } = link;
  if (typeof url !== 'string') return undefined;
  return link['__TYPE__'] === 'FileLink'
    ? { link_type: 'Media', url }
    : { link_type: 'Web', ...textsOf(link, ['url', 'target']) };
}
