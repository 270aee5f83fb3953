import type { ImageField } from '@prismicio/client';
import { createContext } from 'react';

/** What a page says of itself to networks that show a picture of it. */
interface SaidOfPage {
  readonly title: string;
  /** Title and description as search pages show them. */
  readonly heading: string;
  readonly description: string;
  /** The owner's name. */
  readonly name: string;
  /** The page's own picture for sharing. */
  readonly image: ImageField | null | undefined;
  /** The layers of its cover, the one behind first. */
  readonly cover: readonly (ImageField | undefined)[];
  /** The site's own picture: that of Home, and of any page where no card can be made. */
  readonly siteImage: ImageField | null | undefined;
  /** Whether the page stands for the whole site. */
  readonly isSite: boolean;
  /** Whether visitors need a password. */
  readonly isClosed: boolean;
}

/** The same, in the language of its address. */
export interface SharedPage extends SaidOfPage {
  readonly lang: string;
  /** The colour of the site's light, if it is not the design's. */
  readonly accent?: string;
  /** Share of the design's grain, if it is not all of it. */
  readonly grain?: 0 | 0.5;
}

/**
 * Takes what the page says, on the server only: who reads the pictures of a page does not run its
 * scripts, so the browser needs none of the code that names them.
 */
export const ShareContext = createContext<((page: SaidOfPage) => void) | null>(null);
