import { css } from '@linaria/core';
import { rem, focusRingInset, print } from '#ui/theme/mixins.ts';
import { color, corner, darkPalette, duration, easing, radius } from '#ui/theme/tokens.ts';

export const frame = css`
  position: relative;
  width: 100%;
  overflow: hidden;
  background: ${color.skeleton};
  border-radius: ${corner.media};

  ${print} {
    break-inside: avoid;
  }
`;

export const media = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;

  /*
   * Before it first plays its poster shows, not its first frame. It has no box then: with the first one of a page
   * Chrome parses 125 kB of styles for media controls.
   */
  &[data-waiting] {
    display: none;
  }
`;

export const control = css`
  position: absolute;
  inset: 0;
  display: grid;
  width: 100%;
  border-radius: inherit;

  &:focus-visible {
    ${focusRingInset}
  }
`;

export const badge = css`
  display: grid;
  place-items: center;
  place-self: center;
  width: ${rem(72)};
  height: ${rem(72)};
  color: ${color.onBrand};
  background: ${color.brand};
  border-radius: ${radius.full}px;
  transition:
    opacity ${duration.base}ms ${easing.out},
    scale ${duration.medium}ms ${easing.out};

  [data-playing] > & {
    opacity: 0;
    scale: 0.8;
  }

  [data-playing]:focus-visible > & {
    opacity: 1;
    scale: 1;
  }
`;

export const spinner = css`
  --orb-shadow: ${darkPalette.background};
  position: absolute;
  inset: 0;
  margin: auto;
  height: fit-content;
  pointer-events: none;
`;

export const source = css`
  position: absolute;
  inset-inline-start: ${rem(20)};
  inset-block-end: ${rem(20)};
  background: ${color.background};
`;
