/** What the next page needs. */
export interface Ready {
  /** Resolves when the page can be rendered. */
  readonly code: unknown;
  /** Resolves when it is then complete. */
  readonly content: unknown;
}

interface Stage {
  /** Shows the page of a path by a change. */
  show: (change: () => void, path: string, ready: Ready | null) => void;
  /** Called when a page is in the document, scrolled to its place. */
  shown: () => void;
}

/** Where pages take turns. The travel of the light, loaded on demand, replaces its methods. */
export const stage: Stage = { show: (change) => change(), shown: () => {} };
