import { createContext, use, type ReactNode } from 'react';
import type { Content } from '@prismicio/client';
import type { ProjectCard } from './cards.ts';
import type { SliceNumbering } from './numbering.ts';
import type { AnySlice } from './sliceRegistry.ts';

/** On what a zone lies: slices look different on a spread than on a page. */
export type ZoneVariant = 'home' | 'page' | 'cover' | 'spread' | 'case_study' | 'list';

/** The projects a work slice shows, in whatever state their query is. */
export interface WorkState {
  readonly state: 'pending' | 'success' | 'error';
  readonly cards: readonly ProjectCard[];
  /** Name of the list the address asks for, where it asks for one. */
  readonly listName?: string | undefined;
  /** What the heading above the cards is followed by; null while it is loading. */
  readonly description?: string | null | undefined;
  readonly retry: () => void;
}

/** What surrounds a slice: everything it may know beyond its own fields. */
export interface SliceZoneValue {
  readonly variant: ZoneVariant;
  readonly numbering: SliceNumbering;
  /** The case study whose zone this is; its first slices read it. */
  readonly caseStudy?: Content.CaseStudyDocument | undefined;
  /** The project whose spread or case study this is. */
  readonly project?: Content.ProjectDocument | undefined;
  readonly work?: WorkState | undefined;
  /** How many projects there are in all. */
  readonly projectCount?: number | undefined;
  /** Whether this is the first slice of the screen's first zone: its picture is not lazy. */
  readonly first: boolean;
  /** Draws another zone inside a slice (a card's cover), without importing the registry. */
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

/** What surrounds this slice. */
export function useSliceZone(): SliceZoneValue {
  return use(SliceZoneContext);
}
