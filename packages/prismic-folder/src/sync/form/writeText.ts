import { isEmpty, isRecord } from '../../json.ts';
import type { Json, Writers } from './writers.ts';

/** Writes rich text and titles. */
export function writeRichText(value: unknown, writers: Writers): readonly Json[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((node: unknown) => (isRecord(node) ? [writeNode(node, writers)] : []));
}

function writeNode(node: Json, writers: Writers): Json {
  const { type, label, direction, text, spans, linkTo, oembed } = node;
  const head = {
    type,
    ...(!isEmpty(label) && { label }),
    // The service adds `ltr` to all other texts.
    ...(!isEmpty(direction) && direction !== 'ltr' && { direction }),
  };
  if (type === 'image') {
    const link = writeLink(linkTo, writers);
    return { ...head, ...writers.image(node), ...(link && { linkTo: link }) };
  }
  if (type === 'embed') return { ...head, oembed: isRecord(oembed) ? writers.embed(oembed) : {} };
  const written = Array.isArray(spans) ? spans.filter(isRecord) : [];
  return { ...head, text, spans: written.map((span) => writeSpan(span, writers)) };
}

function writeSpan(span: Json, writers: Writers): Json {
  const { type, start, end, data } = span;
  if (type === 'hyperlink') return { type, start, end, data: writeLink(data, writers) ?? {} };
  const label = isRecord(data) ? data['label'] : undefined;
  return { type, start, end, ...(type === 'label' && { data: { label } }) };
}

/** Writes a link; undefined if it is empty. A link with only a text is not empty. */
export function writeLink(value: unknown, writers: Writers): Json | undefined {
  if (!isRecord(value)) return undefined;
  const { link_type, url, target, text, variant } = value;
  const extras = {
    ...(!isEmpty(text) && { text }),
    ...(!isEmpty(variant) && { variant }),
  };
  if (link_type === 'Document') return { ...writers.documentLink(value), ...extras };
  if (link_type === 'Media' && !isEmpty(url)) return { ...writers.mediaLink(value), ...extras };
  if (link_type === 'Web' && !isEmpty(url)) {
    return { link_type, url, ...(!isEmpty(target) && { target }), ...extras };
  }
  return Object.keys(extras).length === 0 ? undefined : { link_type: 'Any', ...extras };
}

/** Writes a table without the keys of rows and cells, which the service generates. */
export function writeTable(value: unknown, writers: Writers): Json | undefined {
  if (!isRecord(value)) return undefined;
  const part = (rows: unknown) => ({ rows: records(rows).map((row) => writeRow(row, writers)) });
  const { head, body } = value;
  return {
    ...(isRecord(head) && { head: part(head['rows']) }),
    ...(isRecord(body) && { body: part(body['rows']) }),
  };
}

function writeRow(row: Json, writers: Writers): Json {
  return {
    cells: records(row['cells']).map(({ type, content }) => ({
      type,
      content: writeRichText(content, writers) ?? [],
    })),
  };
}

function records(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
