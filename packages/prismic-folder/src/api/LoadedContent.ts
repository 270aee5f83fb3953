import { View } from '../query/View.ts';
import type { Release, Snapshot } from '../types.ts';
import { DocumentTexts } from './write/DocumentTexts.ts';

/** A snapshot with a view of master, and of each release once it is requested. */
export class LoadedContent {
  readonly snapshot: Snapshot;
  readonly master: View;
  readonly texts: DocumentTexts;
  readonly #releases = new Map<string, View>();

  /** `previous`: an earlier snapshot's; what is the same in this one is taken from it. */
  constructor(snapshot: Snapshot, previous?: LoadedContent) {
    const { ref, documents, models } = snapshot;
    this.snapshot = snapshot;
    const known = previous?.master;
    const isSame = known?.ref === ref && known.documents === documents && known.models === models;
    this.master = isSame ? known : new View(ref, documents, models);
    // Serializes all documents now (20 µs each), so that no response has to serialize a hundred.
    this.texts = new DocumentTexts(documents, previous?.texts);
  }

  /** The view of a release, or of the drafts. */
  viewOf({ ref, documents }: Release): View {
    const known = this.#releases.get(ref);
    if (known) return known;
    const view = this.master.withRelease(ref, documents);
    this.#releases.set(ref, view);
    return view;
  }
}
