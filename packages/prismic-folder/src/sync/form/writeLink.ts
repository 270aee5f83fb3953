import { isRecord } from '../../folder/isRecord.ts';
import { isEmpty } from './isEmpty.ts';
import type { Json, Writers } from './writers.ts';

/** A link in one of its forms; nothing when it is empty. A text without a target is kept. */
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
