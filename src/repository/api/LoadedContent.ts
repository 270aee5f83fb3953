import { Segment } from '../query/index/Segment.ts';
import { masterView, releaseView, type View } from '../query/index/View.ts';
import type { Snapshot } from '../types.ts';
import { DocumentTexts } from './write/DocumentTexts.ts';

/** One snapshot, indexed: a view for master, and one for each release once somebody reads it. */
export class LoadedContent {
  readonly snapshot: Snapshot;
  readonly master: View;
  readonly texts = new DocumentTexts();
  readonly #segment: Segment;
  readonly #releases = new Map<string, View>();

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
    this.#segment = new Segment(snapshot.documents, snapshot.models);
    this.master = masterView(snapshot.ref, this.#segment);
    // 20 µs a document now, so that no answer has to write a hundred of them.
    for (const document of snapshot.documents) this.texts.of(document);
  }

  /** The view of a release, found by its ref. */
  release(ref: string): View | undefined {
    const known = this.#releases.get(ref);
    if (known) return known;
    const release = this.snapshot.releases.find((one) => one.ref === ref);
    if (!release) return undefined;
    const view = releaseView(ref, this.#segment, release.documents);
    this.#releases.set(ref, view);
    return view;
  }
}
