import { isFilled } from '@prismicio/client';
import type { AnySlice } from './sliceRegistry.ts';

/** A slice's numbers within its zone. */
export interface SliceNumbering {
  /** `01.`, `02.` … `10.`; only for figures of a case study. */
  readonly figure?: string;
  /** `01`, `02` … `10`; only for its section headers. */
  readonly section?: string;
  /** Position among the page's labelled sections, from 0 to below 1. */
  readonly phase?: number;
}

/** Only images with a descriptor, image switchers and single images are numbered, if they show a picture. */
function isFigure(slice: AnySlice): boolean {
  if (slice.slice_type === 'image' && slice.variation === 'default') {
    const { image, use_image_descriptor: descriptor } = slice.primary;
    return descriptor === 'Yes' && isFilled.image(image);
  }
  if (slice.slice_type === 'image_switcher')
    return isFilled.image(slice.primary.on_image) || isFilled.image(slice.primary.off_image);
  return slice.slice_type === 'single_image' && isFilled.image(slice.primary.single_image);
}

/** One without words renders nothing. */
const isSection = ({ slice_type: type, primary }: AnySlice): boolean =>
  type === 'section_header' &&
  (isFilled.keyText(primary.title_text) || isFilled.richText(primary.body_text));

const hasLabel = (slice: AnySlice) => 'label' in slice.primary && slice.slice_type !== 'more_work';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The numbering of each slice of a zone, in order. */
export function numberSlices(slices: readonly AnySlice[], isStudy: boolean): SliceNumbering[] {
  const labelled = slices.filter(hasLabel).length;
  let figure = 0;
  let section = 0;
  let label = 0;
  return slices.map((slice) => ({
    ...(isStudy && isFigure(slice) && { figure: `${twoDigits(++figure)}.` }),
    ...(isStudy && isSection(slice) && { section: twoDigits(++section) }),
    ...(hasLabel(slice) && { phase: label++ / labelled }),
  }));
}
