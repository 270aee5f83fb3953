import type { Share } from '#ui/look/look.ts';
import { cover } from '#ui/theme/tokens.ts';

/** Size of a card in px, which every network shows whole. */
export { SHARE_SIZE as CARD_SIZE } from '#screens/shared/shareImage.ts';

/** All that a card shows: equal ones look alike. */
export interface Card {
  readonly title: string;
  /** The owner's name; empty if the title says it. */
  readonly name: string;
  /** Language of the title, such as `en`: the same character looks different in some. */
  readonly lang: string;
  /** Whether the page needs a password: the light is hidden, and so is the cover. */
  readonly isClosed: boolean;
  /** The colour of the light, if it is not the design's. */
  readonly accent?: string;
  /** Share of the design's grain, if it is not all of it. */
  readonly grain?: Share;
}

/** Area of a picture on the card, in px. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the cover is in a language that is written from left to right: it leaves the card on the right. */
export const COVER_AREA: Area = { x: 640, y: 132, width: 560, height: 412 };

/** Height in px of an object before the cover: it rises out of the frame as on the site. */
export const OBJECT_HEIGHT = COVER_AREA.height * (1 + cover.rise.md / cover.height.lg);
