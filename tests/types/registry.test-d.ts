/**
 * Read by the compiler only: each `@ts-expect-error` fails the type check when the line below it
 * compiles, so these are the proof that the registry is complete and nothing but complete.
 */
import type { Content } from '@prismicio/client';
import type { AnySlice, SliceProps, SliceRegistry, SliceType } from '#content/sliceRegistry.ts';
import { slices } from '#slices';

const { about, ...withoutAbout } = slices;

// The generated registry is complete.
slices satisfies SliceRegistry;
({ about, ...withoutAbout }) satisfies SliceRegistry;

// @ts-expect-error a slice of the models is missing
withoutAbout satisfies SliceRegistry;

// The generated file is a literal, and in a literal one name too many is an error.
// @ts-expect-error no model has a slice of this name
({ about, ...withoutAbout, not_a_slice: about }) satisfies SliceRegistry;

const otherSlice = async () => (props: SliceProps<Content.CardListSlice>) => props.slice.slice_type;
const mismatched = { ...withoutAbout, about: { ...about, component: otherSlice } };
// @ts-expect-error the component renders another slice
mismatched satisfies SliceRegistry;

const asksForMore = async () => (props: SliceProps<Content.AboutSlice> & { extra: string }) =>
  props.extra;
const demanding = { ...withoutAbout, about: { ...about, component: asksForMore } };
// @ts-expect-error the component requires a prop that no zone passes
demanding satisfies SliceRegistry;

const withoutMocks = {
  ...withoutAbout,
  about: { component: about.component, model: about.model },
};
// @ts-expect-error mock data is missing
withoutMocks satisfies SliceRegistry;

// Slice types stay literals: a union of strings would let any registry pass.
'about' satisfies SliceType;
// @ts-expect-error not the name of a slice
'anything' satisfies SliceType;

/** A variation's fields follow from its name. */
export function captionOf(slice: Extract<AnySlice, { slice_type: 'image' }>) {
  // @ts-expect-error only the variation with a caption has this field
  if (slice.variation === 'plain') return slice.primary.body_text;
  return slice.primary.body_text;
}
