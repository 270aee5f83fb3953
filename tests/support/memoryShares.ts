import type { ShareStore } from '#server/access/share/ShareStore.ts';
import type { SharedText } from '#server/access/views/createViews.ts';

/** A text in memory whose disk can fail. */
export interface MemoryText extends SharedText {
  text: string | null;
  /** Thrown by every write while it is set. */
  failure: Error | null;
}

export const memoryText = (name: string): MemoryText => ({
  name,
  text: null,
  failure: null,
  async read() {
    return this.text;
  },
  async write(text) {
    if (this.failure) throw this.failure;
    this.text = text;
  },
  alone: async (work) => work(),
});

/** A place for share links that a test can look into. */
export function memoryShares(): ShareStore & {
  readonly links: MemoryText;
  readonly opens: MemoryText;
} {
  return { links: memoryText('share-links.json'), opens: memoryText('opens.json') };
}
