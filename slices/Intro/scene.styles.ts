import { css } from '@linaria/core';
import {
  largestSize,
  lowWindow,
  mirroredInRtl,
  onward,
  rem,
  scrollDriven,
  sideGap,
  up,
} from '#ui/theme/mixins.ts';
import { color, typeScale } from '#ui/theme/tokens.ts';

/** Widest title line in em. */
export const titleMeasure = 9.6;

/** From here the text is beside the disc; on narrower and on upright screens below it. */
export const beside = '@media (min-width: 1024px) and (min-aspect-ratio: 5/4)';

/** The widest title's end, from the left: the disc begins to its right. */
const titleEnd = (size: string) => `calc(${sideGap} + ${titleMeasure} * ${size})`;

/**
 * The scene uses its own units (cqh, cqw): alone it ends where the disc does and the floor
 * continues below it, under the text; beside the text it is the whole section.
 */
export const scene = css`
  --picture-height: 139.5cqh;
  --disc-size: min(73.5cqh, 75cqw);
  --disc-top: calc(100cqh - var(--disc-size));
  --disc-left: calc(100cqw - 0.83 * var(--disc-size));
  --picture-shift: 0px;
  position: relative;
  container-type: size;
  pointer-events: none;

  & > * {
    position: absolute;
    inset: 0;
  }

  /* Below the header, whose words would not be legible on it. */
  ${lowWindow} {
    --disc-size: 38cqh;
  }

  ${beside} {
    --title-end: ${titleEnd(rem(typeScale.display72.size))};
    --picture-height: 100cqh;
    --disc-size: 53.3cqh;
    --disc-top: 15.6cqh;
    --disc-left: max(var(--title-end), 100cqw - 0.78 * var(--disc-size));
    /* 44cqh: how far a disc in the picture reaches in from its right edge. */
    --picture-shift: max(0px, var(--title-end) + 44cqh - 100cqw);
    position: absolute;
    inset: 0;

    ${up('xl')} {
      --title-end: ${titleEnd(largestSize('hero'))};
    }
  }
`;

/** Without a box by day: an image that loads lazily is not requested then. */
export const dark = css`
  @keyframes dim {
    to {
      opacity: 0;
    }
  }

  [data-theme='light'] & {
    display: none;
  }

  ${scrollDriven('dim', { timeline: 'scroll(root)', range: '0 100svh' })}
`;

/** The owner's picture. Its edges fade into the page, so that it may be narrower than the screen. */
export const picture = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  height: var(--picture-height);
  aspect-ratio: 16 / 10;
  translate: ${onward('var(--picture-shift)')} 0;
  mask-image:
    linear-gradient(${onward('90deg')}, transparent, #000 22%),
    linear-gradient(
      to bottom,
      #000 56%,
      rgb(0 0 0 / 0.45) 71%,
      rgb(0 0 0 / 0.2) 75%,
      transparent 94%
    );
  mask-composite: intersect;

  ${beside} {
    mask-image:
      linear-gradient(${onward('90deg')}, transparent, #000 22%),
      linear-gradient(to bottom, #000 70%, rgb(0 0 0 / 0.5) 74%, transparent);
  }
`;

export const disc = css`
  position: absolute;
  inset-block-start: var(--disc-top);
  inset-inline-start: var(--disc-left);
`;

export const day = css`
  background: ${color.background};
  direction: ltr;
  visibility: hidden;
  ${mirroredInRtl}

  [data-theme='light'] & {
    visibility: visible;
  }
`;

/** The floor meets the wall a little above the lowest point of the ball. */
export const floor = css`
  position: absolute;
  inset-block-start: calc(var(--disc-top) + 0.954 * var(--disc-size));
  inset-inline: 0;
  height: 66cqh;
  background: linear-gradient(
    color-mix(in srgb, ${color.surfaceSunken} 55%, ${color.background}),
    ${color.background}
  );

  ${beside} {
    inset-block-end: 0;
    height: auto;
  }
`;

/** Two soft ellipses: one where the ball touches, a longer one away from the light. */
export const shadow = css`
  --depth: color-mix(in srgb, ${color.text} 62%, ${color.brandPressed});
  position: absolute;
  inset-block-start: calc(var(--disc-top) + 0.925 * var(--disc-size));
  inset-inline-start: calc(var(--disc-left) + 0.1 * var(--disc-size));
  width: calc(1.4 * var(--disc-size));
  height: calc(0.26 * var(--disc-size));
  background:
    radial-gradient(
        closest-side,
        color-mix(in srgb, var(--depth) 62%, transparent),
        color-mix(in srgb, var(--depth) 22%, transparent) 56%,
        transparent
      )
      0 0 / 62% 50% no-repeat,
    radial-gradient(closest-side, color-mix(in srgb, var(--depth) 18%, transparent), transparent)
      100% 60% / 88% 80% no-repeat;
`;

export const grain = css`
  inset-block-end: -40cqh;
  mask-image: linear-gradient(#000 70%, transparent);

  ${beside} {
    inset-block-end: 0;
  }
`;
