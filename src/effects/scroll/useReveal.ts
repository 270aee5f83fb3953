import type { RefCallback } from 'react';
import { reveal } from './reveal.ts';

const ref: RefCallback<HTMLElement> = (element) => (element ? reveal(element) : undefined);

/** A `ref` that lets CSS reveal the element as it comes into view; see `reveal`. */
export function useReveal(): RefCallback<HTMLElement> {
  return ref;
}
