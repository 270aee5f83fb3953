import { isRecord, type Json } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import { shownUrl } from '../fields/media/value/mediaUrl.ts';
import type { EditorField, EditorModels } from '../model/EditorModels.ts';
import { knownSlice, valuesOf } from '../model/sliceAt.ts';
import type { GlyphName } from '../kit/icons/glyphs.tsx';
import { Thumbnail } from '../kit/lists/Thumbnail.tsx';

type SliceGlyphProps = {
  slice: Json;
  models: EditorModels;
};

/** What a slice is at a glance: its first picture, or a sign of what it is made of. */
export function SliceGlyph({ slice, models }: SliceGlyphProps) {
  const known = knownSlice(models, slice);
  const { json, variation } = known;
  const fields = variation?.fields ?? [];
  const [item] = Array.isArray(json['items']) ? json['items'] : [];
  const picture =
    pictureIn(valuesOf(known), pairs(fields)) ??
    pictureIn(item, pairs(variation?.itemFields ?? []));
  return (
    <Thumbnail
      address={picture && shownUrl(picture)}
      width={44}
      height={30}
      glyph={glyphOf(fields)}
    />
  );
}

/** The first picture of some values, also in their groups; null if there is none. */
function pictureIn(
  values: unknown,
  fields: Iterable<readonly [string, FieldModel]>,
): string | null {
  if (!isRecord(values)) return null;
  for (const [id, model] of fields) {
    const value = values[id];
    if (model.type === 'Image' && isRecord(value) && typeof value['url'] === 'string') {
      return value['url'];
    }
    const [first] = model.type === 'Group' && Array.isArray(value) ? value : [];
    const found = pictureIn(first, Object.entries(model.config?.fields ?? {}));
    if (found !== null) return found;
  }
  return null;
}

const pairs = (fields: readonly EditorField[]) =>
  fields.map(({ id, model }): [string, FieldModel] => [id, model]);

export function glyphOf(fields: readonly EditorField[]): GlyphName {
  const has = (type: string) => fields.some(({ model }) => model.type === type);
  if (has('Group')) return 'list';
  if (has('Embed')) return 'film';
  if (has('Image')) return 'picture';
  return has('StructuredText') || has('Text') ? 'text' : 'outline';
}
