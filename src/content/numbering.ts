import type { AnySlice } from './sliceRegistry.ts';

/** A slice's numbers within its zone. */
export interface SliceNumbering {
  /** Number of the figure, from 1; only for figures. */
  readonly figure?: number;
  /** Number of the section, from 1; only for section headers. */
  readonly section?: number;
  /** Position among the page's labelled sections, from 0 to below 1. */
  readonly phase?: number;
}

/** Only images with a descriptor, image switchers and single images are numbered. */
function isFigure(slice: AnySlice): boolean {
  if (slice.slice_type === 'image') {
    return slice.variation === 'default' && slice.primary.use_image_descriptor === 'Yes';
  }
  return slice.slice_type === 'image_switcher' || slice.slice_type === 'single_image';
}

const hasLabel = (slice: AnySlice) => 'label' in slice.primary && slice.slice_type !== 'more_work';

/** The numbering of each slice of a zone, in order. */
export function numberSlices(slices: readonly AnySlice[]): SliceNumbering[] {
  const labelled = slices.filter(hasLabel).length;
  let figure = 0;
  let section = 0;
  let label = 0;
  return slices.map((slice) => ({
    ...(isFigure(slice) && { figure: ++figure }),
    ...(slice.slice_type === 'section_header' && { section: ++section }),
    ...(hasLabel(slice) && { phase: label++ / labelled }),
  }));
}

/** `01.`, `02.` … `10.` */
export function figureNumber(figure: number): string {
  return `${sectionNumber(figure)}.`;
}

/** `01`, `02` … `10`. */
export function sectionNumber(section: number): string {
  return String(section).padStart(2, '0');
}
