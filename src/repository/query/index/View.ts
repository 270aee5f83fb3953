import type { RepositoryDocument } from '#repository/types.ts';
import { Segment } from './Segment.ts';

/** A segment as a view sees it, without the documents a later layer replaces. */
export interface Layer {
  readonly segment: Segment;
  readonly replaced: ReadonlySet<number>;
}

/** The documents one ref shows. A release shares master's segment, and so its indexes. */
export class View {
  readonly ref: string;
  readonly layers: readonly Layer[];

  constructor(ref: string, layers: readonly Layer[]) {
    this.ref = ref;
    this.layers = layers;
  }

  /** The document with an id, in whichever language it is. */
  find(id: string): RepositoryDocument | undefined {
    for (const { segment, replaced } of this.layers) {
      const ordinal = segment.find(id);
      if (ordinal !== undefined && !replaced.has(ordinal)) return segment.at(ordinal);
    }
    return undefined;
  }
}

export function masterView(ref: string, segment: Segment): View {
  return new View(ref, [{ segment, replaced: new Set() }]);
}

/** Master with a release's documents in place of their namesakes, or beside them. */
export function releaseView(
  ref: string,
  master: Segment,
  documents: readonly RepositoryDocument[],
): View {
  const replaced = documents.flatMap(({ id }) => master.find(id) ?? []);
  const overrides = new Segment(documents, master.models);
  return new View(ref, [
    { segment: master, replaced: new Set(replaced) },
    { segment: overrides, replaced: new Set() },
  ]);
}
