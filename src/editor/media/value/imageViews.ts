import type { FieldModel } from '#prismic-folder/models';
import { isRecord } from '#ui/isRecord.ts';

/** A size that a model asks for; a missing side follows from the picture. */
export interface ViewTarget {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A responsive view of an image field. */
export interface ImageView extends ViewTarget {
  readonly name: string;
}

/** The responsive views of an image field's model. */
export function viewsOf(model: FieldModel): readonly ImageView[] {
  const listed: unknown = model.config?.thumbnails;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['name'] !== 'string') return [];
    return [{ name: entry['name'], ...sidesOf(entry) }];
  });
}

/** The size that the model asks of the picture itself; null if any will do. */
export function constraintOf(model: FieldModel): ViewTarget | null {
  const sides = sidesOf(model.config?.['constraint']);
  return sides.width === undefined && sides.height === undefined ? null : sides;
}

function sidesOf(value: unknown): ViewTarget {
  if (!isRecord(value)) return {};
  return { width: pixels(value['width']), height: pixels(value['height']) };
}

/** Slice Machine writes numbers; older models have "300px", "auto" or no value. */
function pixels(side: unknown): number | undefined {
  return Number.parseInt(String(side), 10) || undefined;
}
