import type { AnySlice } from '#content/sliceRegistry.ts';
import type { Surface } from '#content/zone.ts';
import { PageTitle } from './PageTitle.tsx';
import * as styles from './styles.ts';

interface ZoneTitleProps {
  readonly title: string;
  /** Said below the title where it is shown. */
  readonly note?: string | undefined;
  readonly slices: readonly AnySlice[];
  readonly surface: Surface;
}

/** Whether a slice draws the first heading of its page by itself. */
function bringsTitle(slice: AnySlice, surface: Surface): boolean {
  if (slice.slice_type === 'intro' || slice.slice_type === 'intro_header') return true;
  if (slice.slice_type !== 'text_block' || surface === 'case_study') return false;
  return slice.primary.text.some(({ type }) => type === 'heading1');
}

/** The heading of a zone that brings none: shown where there are no slices, else only read aloud. */
export function ZoneTitle({ title, note, slices, surface }: ZoneTitleProps) {
  if (slices.length === 0) return <PageTitle note={note}>{title}</PageTitle>;
  if (slices.some((slice) => bringsTitle(slice, surface))) return null;
  return <h1 className={styles.unseen}>{title}</h1>;
}
