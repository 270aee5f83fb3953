import { View } from '../query/View.ts';
import type { Snapshot } from '../types.ts';
import { DocumentTexts } from './write/DocumentTexts.ts';

/** A snapshot with a view of master, and of each release once it is requested. */
export class LoadedContent {
  readonly snapshot: Snapshot;
  readonly master: View;
  readonly texts = new DocumentTexts();
  readonly #releases = new Map<string, View>();

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
    this.master = new View(snapshot.ref, snapshot.documents, snapshot.models);
    // Serializes all documents now (20 µs each), so that no response has to serialize a hundred.
    for (const document of snapshot.documents) this.texts.of(document);
  }

  /** The view of a release, found by its ref. */
  release(ref: string): View | undefined {
    const known = this.#releases.get(ref);
    if (known) return known;
    const release = this.snapshot.releases.find((one) => one.ref === ref);
    if (!release) return undefined;
    const view = this.master.withRelease(ref, release.documents);
    this.#releases.set(ref, view);
    return view;
  }
}
