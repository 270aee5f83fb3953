import type { AnySlice } from '#content/sliceRegistry.ts';
import type { ZoneVariant } from '#content/sliceZone.ts';
import { PageTitle } from './PageTitle.tsx';
import * as styles from './styles.ts';

interface SliceZoneTitleProps {
  readonly title: string;
  /** Shown below a visible title. */
  readonly note?: string | undefined;
  readonly slices: readonly AnySlice[];
  readonly variant: ZoneVariant;
}

/** Whether a slice renders the page's first heading. */
function bringsTitle(slice: AnySlice, variant: ZoneVariant): boolean {
  if (slice.slice_type === 'intro' || slice.slice_type === 'intro_header') return true;
  if (slice.slice_type !== 'text_block' || variant === 'case_study') return false;
  return slice.primary.text.some(({ type }) => type === 'heading1');
}

/**
 * The heading of a zone whose slices have none: visible without slices, else for screen readers.
 */
export function SliceZoneTitle({ title, note, slices, variant }: SliceZoneTitleProps) {
  if (slices.length === 0) return <PageTitle note={note}>{title}</PageTitle>;
  if (slices.some((slice) => bringsTitle(slice, variant))) return null;
  return <h1 className={styles.unseen}>{title}</h1>;
}
