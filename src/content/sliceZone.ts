import { createContext, use, type ReactNode } from 'react';
import type { Content } from '@prismicio/client';
import type { ProjectCard } from './cards.ts';
import type { SliceNumbering } from './numbering.ts';
import type { AnySlice } from './sliceRegistry.ts';

/** Where a zone is: slices look different on a spread than on a page. */
export type ZoneVariant = 'home' | 'page' | 'cover' | 'spread' | 'case_study' | 'list';

/** The projects of a work slice, in whatever state their query is. */
export interface WorkState {
  readonly state: 'pending' | 'success' | 'error';
  readonly cards: readonly ProjectCard[];
  /** Those that slices were given by hand, in any order; absent where a list takes their place. */
  readonly chosen?: Omit<WorkState, 'chosen'> | undefined;
  /** Name of the list in the address, if there is one. */
  readonly listName?: string | undefined;
  /** Text below the heading; null while it is loading. */
  readonly description?: string | null | undefined;
  readonly retry: () => void;
}

/** Everything a slice may know beyond its own fields. */
export interface SliceZoneValue {
  readonly variant: ZoneVariant;
  readonly numbering: SliceNumbering;
  /** The case study of this zone. */
  readonly caseStudy?: Content.CaseStudyDocument | undefined;
  /** The project of this spread or case study. */
  readonly project?: Content.ProjectDocument | undefined;
  readonly work?: WorkState | undefined;
  /** Number of all projects. */
  readonly projectCount?: number | undefined;
  /** Whether this is the first slice of the screen: its image is not lazy. */
  readonly first: boolean;
  /** Renders another zone inside a slice (a card's cover), without importing the registry. */
  readonly renderSliceZone: (
    slices: readonly AnySlice[],
    variant: ZoneVariant,
    leading?: boolean,
  ) => ReactNode;
}

const nothing = () => null;

export const SliceZoneContext = createContext<SliceZoneValue>({
  variant: 'page',
  numbering: {},
  first: false,
  renderSliceZone: nothing,
});

export function useSliceZone(): SliceZoneValue {
  return use(SliceZoneContext);
}
