import type { Json } from '../../fields/FieldKind.ts';
import { isEmpty, isRecord } from '../../json.ts';
import { apiView } from './apiImage.ts';
import { apiLink } from './apiLink.ts';

/** Rich text: the blocks of an export have what is in them in `content` or `data`. */
export function apiBlocks(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((block: unknown) => (isRecord(block) ? apiBlock(block) : block));
}

function apiBlock(block: Json): Json {
  const { type, content, data, label, direction, ...rest } = block;
  const head = {
    ...rest,
    type,
    ...(!isEmpty(label) && { label }),
    ...(!isEmpty(direction) && { direction }),
  };
  if (type === 'embed' && isRecord(data)) return { ...head, oembed: data };
  if (type === 'image' && isRecord(data)) {
    const { linkTo, ...view } = data;
    return { ...head, ...apiView(view), ...(!isEmpty(linkTo) && { linkTo: apiLink(linkTo) }) };
  }
  if (!isRecord(content)) return block;
  const { text, spans } = content;
  return { ...head, text, spans: Array.isArray(spans) ? spans.map(apiSpan) : [] };
}

function apiSpan(span: unknown): unknown {
  if (!isRecord(span)) return span;
  const { data } = span;
  if (span['type'] === 'hyperlink') return { ...span, data: apiLink(data) };
  return span['type'] === 'label' && typeof data === 'string'
    ? { ...span, data: { label: data } }
    : span;
}

/** A table: a list of rows, of which the first are the head if all their cells are headers. */
export function apiTable(value: unknown): unknown {
  if (!isRecord(value) || !Array.isArray(value['content'])) return value;
  const rows = value['content'].filter(isRecord).map(apiRow);
  const first = rows.findIndex(({ cells }) => !cells.every(({ type }) => type === 'header'));
  const end = first === -1 ? rows.length : first;
  return {
    ...(end > 0 && { head: { rows: rows.slice(0, end) } }),
    body: { rows: rows.slice(end) },
  };
}

function apiRow({ key, content }: Json) {
  const cells = Array.isArray(content) ? content.filter(isRecord) : [];
  return {
    key,
    cells: cells.map((cell) => ({
      key: cell['key'],
      type: cell['type'] === 'tableHeader' ? 'header' : 'data',
      content: apiBlocks(cell['content']),
    })),
  };
}
