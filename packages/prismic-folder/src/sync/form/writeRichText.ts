import { isRecord } from '../../folder/isRecord.ts';
import { isEmpty } from './isEmpty.ts';
import type { Json, Writers } from './writers.ts';
import { writeLink } from './writeLink.ts';

/** Rich text and titles, node by node. */
export function writeRichText(value: unknown, writers: Writers): readonly Json[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((node: unknown) => (isRecord(node) ? [writeNode(node, writers)] : []));
}

function writeNode(node: Json, writers: Writers): Json {
  const { type, label, direction, text, spans, linkTo, oembed } = node;
  const head = {
    type,
    ...(!isEmpty(label) && { label }),
    // What the service says of every text that does not run from right to left.
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
