import { css } from '@linaria/core';
import {
  below,
  canHover,
  motionAllowed,
  print,
  reducedMotion,
  sideGaps,
  up,
} from '#ui/theme/mixins.ts';
import { color, space } from '#ui/theme/tokens.ts';
import { edgeFade, gapFactor, minPitch, outerReach } from './measures.ts';

/** Space of a column that does not move; a repeated one is no tab stop. */
const scrolledByHand = `
  overflow: hidden auto;

  &[data-repeated] {
    overflow: hidden;
  }

  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

/* Lengths are computed from the gallery's own width, as in coverage.ts. */
export const gallery = css`
  --ground: var(--gallery-background, var(--spread-background, ${color.background}));
  --gap-factor: ${gapFactor.base};
  --min-pitch: ${minPitch.base}px;

  container-type: inline-size;
  contain: layout paint style inline-size;
  content-visibility: auto;
  position: relative;
  width: 100%;
  height: var(--height);
  overflow: clip;
  isolation: isolate;
  background: var(--ground);

  ${up('md')} {
    --gap-factor: ${gapFactor.md};
    --min-pitch: ${minPitch.md}px;
  }

  ${up('lg')} {
    --gap-factor: ${gapFactor.lg};
    --min-pitch: ${minPitch.lg}px;
  }

  ${below('lg')} {
    height: min(var(--height), 100svh);
  }

  /* The edges fade into the background; a mask would be repainted in every frame. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    right: 0;
    left: 0;
    height: ${edgeFade * 100}%;
    pointer-events: none;
  }

  &::before {
    top: 0;
    background: linear-gradient(to bottom, var(--ground), transparent);
  }

  &::after {
    bottom: 0;
    background: linear-gradient(to top, var(--ground), transparent);
  }

  ${print} {
    height: auto;
    contain: none;
    container-type: normal;
    content-visibility: visible;
    overflow: visible;

    &::before,
    &::after {
      display: none;
    }
  }
`;

/** WCAG 2.2, 2.2.2: what moves by itself can be paused. */
export const pause = css`
  position: absolute;
  z-index: 2;
  inset-block-end: ${space[5]}px;
  inset-inline-end: ${space[5]}px;

  ${reducedMotion} {
    display: none;
  }

  [data-motion='still'] & {
    display: none;
  }

  ${print} {
    && {
      display: none;
    }
  }
`;

/* On a narrow screen the columns are wider than the page and scroll sideways. */
export const pan = css`
  height: 100%;
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  ${print} {
    height: auto;
    overflow: visible;
  }
`;

export const plane = css`
  :global() {
    /* Registered, so that it is computed once for the gallery: otherwise each item puts the whole
       expression together and computes it by itself, which doubles the time of the layout. */
    @property --item {
      syntax: '<length>';
      inherits: true;
      initial-value: 0px;
    }
  }

  --band: calc(100cqw * var(--cos) + var(--height) * var(--sin));
  --pitch: max(var(--min-pitch), var(--band) / (var(--columns) + ${outerReach}));
  --column-gap: calc(var(--gap) * var(--gap-factor));
  --item: max(1px, var(--pitch) - var(--column-gap));
  --frame: calc(var(--item) * var(--bezel));
  --cover: calc(var(--height) / var(--cos) + var(--pitch) * max(var(--tan), -1 * var(--tan)));

  position: relative;
  width: max(100%, var(--columns) * var(--min-pitch));
  height: 100%;
  overflow: clip;

  ${print} {
    --item: 150px;
    --column-gap: 0px;
    width: auto;
    height: auto;
    overflow: visible;
  }
`;

export const strip = css`
  position: absolute;
  top: 50%;
  left: 50%;
  display: flex;
  transform: translate(-50%, -50%) rotate(var(--angle));

  ${print} {
    position: static;
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[6]}px;
    transform: none;
    ${sideGaps}
  }
`;

export const column = css`
  flex: none;
  width: var(--pitch);
  height: var(--cover);
  /* Follows the gallery's edges, which lean away from the column's middle. */
  transform: translateY(calc(-1 * var(--offset) * var(--pitch) * var(--tan)));

  ${reducedMotion} {
    ${scrolledByHand}
  }

  :is([data-still], [data-motion='still']) & {
    ${scrolledByHand}
  }

  ${print} {
    display: contents;
  }
`;

export const track = css`
  :global() {
    /* Registered, so that it is computed to px before the duration divides it: WebKit takes the
       tangent of any other unit for 0. Not inherited: see the tail. */
    @property --column-length {
      syntax: '<length>';
      inherits: false;
      initial-value: 0px;
    }
  }

  position: relative;
  /* Keeps the last gap inside. */
  display: flow-root;
  padding-inline: calc(var(--column-gap) / 2);

  @keyframes gallery-round {
    to {
      transform: translateY(-100%);
    }
  }

  ${motionAllowed} {
    --column-length: calc(
      (var(--item) - 2 * var(--frame)) * var(--ratios) + (2 * var(--frame) + var(--column-gap)) *
        var(--count)
    );
    /* The tangent of its own arc tangent turns a length into a number of px. */
    --round: calc(tan(atan2(var(--column-length), 1px)) / var(--speed) * 1s);

    animation: gallery-round var(--round) linear infinite;
    animation-delay: calc(-1 * var(--phase) * var(--round));

    &[data-direction='down'] {
      animation-direction: reverse;
    }

    [data-still] & {
      animation: none;
    }

    [data-away] &,
    [data-open] &,
    [data-paused] &,
    .${gallery}:has([data-item]:focus-visible) & {
      animation-play-state: paused;
    }

    ${canHover} {
      .${gallery}:has([data-item]:hover) & {
        animation-play-state: paused;
      }
    }
  }

  ${print} {
    display: contents;
  }
`;

/* The items that follow a column's own. It must not inherit the track's variables: the whole column
   would be restyled in every frame. */
export const tail = css`
  position: absolute;
  top: 100%;
  left: 0;
  right: 0;
  padding-inline: calc(var(--column-gap) / 2);

  ${reducedMotion} {
    display: none;
  }

  :is([data-still], [data-motion='still']) & {
    display: none;
  }
`;
