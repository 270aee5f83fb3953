import type { LoadedFile } from '../../folder/loadedDocument.ts';
import { formatPath, isRecord } from '../../json.ts';
import type { Problem } from '../../types.ts';

const REASON = 'the image has no alt text; write one, or "" if the image is decoration';

/** Warns of images in a document whose `alt` is missing. An empty text says that none is needed. */
export function missingAlts({ shown, loaded }: LoadedFile): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) visit(entry, [...path, index]);
      return;
    }
    if (!isRecord(value)) return;
    if (isImage(value)) {
      // Its thumbnails show the same, with the same text.
      if (value['alt'] === null) {
        const field = formatPath([...path, 'alt']);
        problems.push({
          file: shown,
          field,
          reason: REASON,
          severity: 'warning',
          kind: 'missing-alt',
        });
      }
      return;
    }
    for (const [key, entry] of Object.entries(value)) visit(entry, [...path, key]);
  };
  visit(loaded?.document.data, ['data']);
  return problems;
}

function isImage(value: Record<string, unknown>): boolean {
  return typeof value['url'] === 'string' && isRecord(value['dimensions']) && 'alt' in value;
}
