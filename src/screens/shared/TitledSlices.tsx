import { SliceZone, type SliceZoneProps } from '../SliceZone.tsx';
import { PageTitle } from './PageTitle.tsx';

interface TitledSlicesProps extends Omit<SliceZoneProps, 'leading'> {
  readonly title: string;
  /** Shown below a title that is visible. */
  readonly note?: string | undefined;
}

/** The slices of a page, or its title where it has none. */
export function TitledSlices({ note, ...zone }: TitledSlicesProps) {
  return zone.slices.length === 0 ? (
    <PageTitle note={note}>{zone.title}</PageTitle>
  ) : (
    <SliceZone leading {...zone} />
  );
}
