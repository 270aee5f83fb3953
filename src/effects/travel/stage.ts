interface Stage {
  /** Shows the page of a path by a change; `ready` resolves once its code and content are there. */
  show: (change: () => void, path: string, ready: unknown) => void;
  /** Called when a page is in the document, scrolled to its place. */
  shown: () => void;
}

/** Where pages take turns. The travel of the light, loaded on demand, replaces its methods. */
export const stage: Stage = { show: (change) => change(), shown: () => {} };
