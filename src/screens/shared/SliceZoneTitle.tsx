import type { AnySlice } from '#content/sliceRegistry.ts';
import type { ZoneVariant } from '#content/sliceZone.ts';
import { PageTitle } from './PageTitle.tsx';
import * as styles from './styles.ts';

interface SliceZoneTitleProps {
  readonly title: string;
  /** Said below the title where it is shown. */
  readonly note?: string | undefined;
  readonly slices: readonly AnySlice[];
  readonly variant: ZoneVariant;
}

/** Whether a slice renders the first heading of its page by itself. */
function bringsTitle(slice: AnySlice, variant: ZoneVariant): boolean {
  if (slice.slice_type === 'intro' || slice.slice_type === 'intro_header') return true;
  if (slice.slice_type !== 'text_block' || variant === 'case_study') return false;
  return slice.primary.text.some(({ type }) => type === 'heading1');
}

/** The heading of a zone that brings none: shown where there are no slices, else only read aloud. */
export function SliceZoneTitle({ title, note, slices, variant }: SliceZoneTitleProps) {
  if (slices.length === 0) return <PageTitle note={note}>{title}</PageTitle>;
  if (slices.some((slice) => bringsTitle(slice, variant))) return null;
  return <h1 className={styles.unseen}>{title}</h1>;
}
