import type { CSSProperties } from 'react';

/** A drawing by its address, of which only the shape is shown, in the colour of the text. */
export interface Drawing {
  readonly drawing: string;
}

/** A letter in the place of an icon. */
export interface Letter {
  readonly letter: string;
}

/** Whether an address is an SVG: other images have no shape of their own. */
export const isDrawing = (address: string): boolean => /\.svg(?:[?#]|$)/i.test(address);

/** The style of an element that shows the shape; a mask is an image, so nothing in the file can run. */
export const shapeOf = (address: string): CSSProperties =>
  // Cast: React's style type has no custom properties.
  ({ '--icon': `url(${JSON.stringify(address)})` }) as CSSProperties;
