import type { Content } from '@prismicio/client';

/** Slices that a screen adds, where no document has them. */
const base = { slice_label: null, version: 'initial', variation: 'default' } as const;

/** Project cards without a heading. */
export const workSlice: Content.SelectedWorkSlice = {
  ...base,
  id: 'work',
  slice_type: 'selected_work',
  primary: { label: null, heading: null, choice: 'By rule', projects: [] },
  items: [],
};

/** Project cards under a heading. */
export const workSliceUnder = (heading: string): Content.SelectedWorkSlice => ({
  ...workSlice,
  primary: { ...workSlice.primary, heading },
});

/** The way to all projects, and their number. */
export const moreWorkSlice: Content.MoreWorkSlice = {
  ...base,
  id: 'more',
  slice_type: 'more_work',
  primary: { label: null },
  items: [],
};
