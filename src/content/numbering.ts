import type { AnySlice } from './sliceRegistry.ts';

/** What a slice is told about its place among the others of its zone. */
export interface SliceNumbering {
  /** Number of the figure, from 1; only figures have one. */
  readonly figure?: number;
  /** Number of the section it opens, from 1; only section headers have one. */
  readonly section?: number;
  /** How far down the labelled sections of the page it stands, from 0 to below 1. */
  readonly phase?: number;
}

/** Only images with a descriptor, image switchers and single images count as figures. */
function isFigure(slice: AnySlice): boolean {
  if (slice.slice_type === 'image') {
    return slice.variation === 'default' && slice.primary.use_image_descriptor === 'Yes';
  }
  return slice.slice_type === 'image_switcher' || slice.slice_type === 'single_image';
}

const hasLabel = (slice: AnySlice) => 'label' in slice.primary && slice.slice_type !== 'more_work';

/** Places of all slices of a zone, in order; `index` gives the slice's position. */
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

/** `01.`, `02.` … `10.`: two digits below ten. */
export function figureNumber(figure: number): string {
  return `${sectionNumber(figure)}.`;
}

/** `01`, `02` … `10`. */
export function sectionNumber(section: number): string {
  return String(section).padStart(2, '0');
}
