import type { Content, SharedSlice } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import type { ComponentType } from 'react';

/** The slices of one document: the members of its slice zones. */
type SlicesOf<Data> = {
  [Field in keyof Data]: Data[Field] extends readonly (infer Item)[]
    ? Extract<Item, SharedSlice>
    : never;
}[keyof Data];

/** Distributes over the document types, so that each keeps its own literal `slice_type`. */
type SlicesOfEach<Document> = Document extends { data: infer Data } ? SlicesOf<Data> : never;

/** Every slice that some custom type can hold. */
export type AnySlice = SlicesOfEach<Content.AllDocumentTypes>;

export type SliceType = AnySlice['slice_type'];

type SliceOf<Type extends SliceType> = Extract<AnySlice, { slice_type: Type }>;

/** Props of a slice component; variant, document and numbering come from `useSliceZone`. */
export type SliceProps<Slice extends AnySlice> = Pick<
  SliceComponentProps<Slice>,
  'slice' | 'index'
>;

/** One slice type's component, mock data and model, each loaded on demand. */
interface RegistryEntry<Slice extends AnySlice> {
  readonly component: () => Promise<ComponentType<SliceProps<Slice>>>;
  /** Slice Machine's mock format, one entry per variation. */
  readonly mocks: () => Promise<readonly { readonly variation: string }[]>;
  readonly model: () => Promise<{ readonly id: string }>;
}

/** Exhaustive: a missing or unknown slice, or a component with other props, does not compile. */
export type SliceRegistry = { readonly [Type in SliceType]: RegistryEntry<SliceOf<Type>> };
