import type { Json } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';

/** The words of a value that a translator reads; empty where there are none to translate. */
export function sourceWords(type: string, value: Json | undefined): string {
  if (type === 'Text') return typeof value === 'string' ? value.trim() : '';
  if (type === 'Image')
    return isRecord(value) && typeof value['alt'] === 'string' ? value['alt'] : '';
  if (type !== 'StructuredText' || !Array.isArray(value)) return '';
  return value
    .flatMap((block: unknown) =>
      isRecord(block) && typeof block['text'] === 'string' && block['text'].trim() !== ''
        ? [block['text']]
        : [],
    )
    .join('\n');
}
