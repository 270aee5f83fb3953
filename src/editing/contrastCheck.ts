import type { EditorType, HostCheck, HostRemark, Place } from '#page-editor';
import {
  type Json,
  type JsonObject,
  type JsonPath,
  listOf,
  objectOf,
  textOf,
} from '#prismic-folder/edit';
import { contrastRatio, isColor, minContrast, minLargeContrast } from '#ui/theme/contrast.ts';

/** A field with a colour of text, the field with the colour behind it, and the ratio it needs. */
type Pair = readonly [text: string, ground: string, min: number];

/** Where a value is the colour of text, and what it stands on. */
const DOCUMENT: readonly Pair[] = [
  ['text_color', 'background_color', minContrast],
  ['text_color', 'card_color', minContrast],
  ['positive_color', 'background_color', minContrast],
  ['negative_color', 'background_color', minContrast],
  ['text_color_inverted', 'brand_color', minLargeContrast],
  ['body_color', 'background_color', minContrast],
  ['title_color', 'background_color', minLargeContrast],
];

/** Colours of text that are too faint on the colour behind them; the site then shows another one. */
function contrastRemarks(json: Json, type: EditorType | undefined): HostRemark[] {
  const data = objectOf(objectOf(json)['data']);
  const labelOf = (id: string) =>
    type?.tabs.flatMap(({ fields }) => fields).find((field) => field.id === id)?.label ?? id;
  const remarks = DOCUMENT.flatMap(([text, ground, min]) => {
    const ratio = ratioOf(data[text], data[ground]);
    if (ratio >= min) return [];
    const about = [text, ground].map((id) => ['data', id]);
    return [remark(`${labelOf(text)} on ${labelOf(ground)}`, ratio, { field: text }, about)];
  });
  const zones = type?.zones ?? [];
  const slices = zones.flatMap(({ id, label }) =>
    listOf(data[id]).flatMap((slice, index) => {
      const ratio = sliceRatio(objectOf(objectOf(slice)['primary']), data);
      const name = `${label}, slice ${index + 1}: text on its background`;
      if (ratio >= minContrast) return [];
      const fields = ['text_color', 'background_color'];
      const about = fields.map((field) => ['data', id, index, 'primary', field]);
      about.push(['data', 'background_color']);
      return [remark(name, ratio, { zone: id, index, field: 'text_color' }, about)];
    }),
  );
  return [...remarks, ...slices];
}

/** A slice's own colour of text, on its own background or that of the page. */
function sliceRatio(primary: JsonObject, data: JsonObject): number {
  const own = primary['background_color'];
  return ratioOf(primary['text_color'], isColor(textOf(own)) ? own : data['background_color']);
}

/** The contrast of two colours; that of black on white if one of them is missing. */
function ratioOf(text: Json | undefined, ground: Json | undefined): number {
  const [front, back] = [textOf(text), textOf(ground)];
  return isColor(front) && isColor(back) ? contrastRatio(front, back) : 21;
}

function remark(what: string, ratio: number, place: Place, about: readonly JsonPath[]): HostRemark {
  const figure = (Math.floor(ratio * 10) / 10).toFixed(1);
  const text = `${what}: ${figure} to 1, too faint. The site will use its own text colour.`;
  return { text, place, about };
}

export const contrastCheck: HostCheck = {
  id: 'contrast',
  good: 'Text reaches 4.5 to 1 on its colours',
  remarks: contrastRemarks,
};
