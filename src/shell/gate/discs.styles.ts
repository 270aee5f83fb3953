import { css } from '@linaria/core';
import { ground, roomMean } from '#ui/light/paint.styles.ts';
import {
  forcedColors,
  large,
  lowBeside,
  mirroredInRtl,
  onward,
  rem,
  sideGap as pageGap,
  up,
} from '#ui/theme/mixins.ts';
import {
  color,
  container,
  duration,
  easing,
  gateArrival,
  space,
  typeScale,
  z,
  type TypeStepName,
} from '#ui/theme/tokens.ts';

const { sideGap } = container;

/** How the chosen disc travels, and where to: names of keyframes are those of a style alone. */
const travel = `${duration.pageFade}ms ${easing.inOut} ${duration.press}ms both`;
const toPage =
  '@keyframes gate-travel { to { translate: var(--to-x) var(--to-y); scale: var(--to-scale); } }';

/** Words go before the gate does. */
export const goesIn = (ms: number): string =>
  `[data-gate='leaving'] & { opacity: 0; transition: opacity ${ms}ms ${easing.out}; }`;

/** In px; the text on smaller discs would be too small. */
const minSize = 152;

/** The diameter follows the smaller side, so that the title never overlaps a disc. */
export const discSize = {
  base: `max(min(59.5vw, 27.5svh), ${minSize}px)`,
  md: `max(min(48vw, 31svh), ${minSize}px)`,
  lg: 'min(48.4svh, 38vw - 112px)',
};

/** Width of both discs where they are side by side, in diameters of one. */
export const bothDiscs = 1.743;

export const discs = css`
  --disc: ${discSize.base};
  position: relative;
  flex: none;
  align-self: flex-end;
  width: calc(1.44 * var(--disc));
  height: calc(1.64 * var(--disc));

  ${up('md')} {
    --disc: ${discSize.md};
  }

  ${lowBeside} {
    position: absolute;
    inset-block-start: ${rem(space[9] + 4)};
    inset-inline-end: ${pageGap};
  }

  ${up('lg')} {
    --disc: ${discSize.lg};
    position: absolute;
    inset-block-start: calc(47.3svh - var(--disc) / 2);
    inset-inline-end: ${large(sideGap.lg)};
    width: calc(${bothDiscs} * var(--disc));
    height: var(--disc);
  }
`;

/** Behind everything: a room lit by the lit disc. */
export const room = css`
  --r: calc(${discSize.base} / 2);
  --x: calc(100% - ${sideGap.base}px - 1.88 * var(--r));
  --y: calc(${rem(space[9] + 4)} + var(--r));
  position: fixed;
  z-index: -1;
  inset: 0;
  overflow: clip;
  pointer-events: none;
  background: ${ground};
  /* Its light is placed from the left. */
  direction: ltr;
  ${mirroredInRtl}

  & > * {
    position: absolute;
    inset: 0;
  }

  ${up('md')} {
    --r: calc(${discSize.md} / 2);
    --x: calc(100% - ${sideGap.md}px - 1.88 * var(--r));
  }

  ${up('lg')} {
    --r: calc(${discSize.lg} / 2);
    --x: calc(100% - ${large(sideGap.lg)} - ${2 * bothDiscs - 1} * var(--r));
    --y: 47.3svh;
  }

  @keyframes light-goes {
    to {
      opacity: 0;
    }
  }

  /* Its light goes as the disc sets out, and the dark as it arrives: no place has a light without a disc. */
  [data-lifting='travel'] > & {
    animation: light-goes ${gateArrival / 2}ms ${easing.linear} ${gateArrival / 2}ms both;

    & > :not(:last-child) {
      animation: light-goes ${duration.base}ms ${easing.soft} both;
    }
  }
`;

/** On the floor, where no text is. */
export const mirror = css`
  && {
    inset: calc(var(--y) + var(--r)) auto auto calc(var(--x) - var(--r));
    display: none;
    width: calc(2 * var(--r));
    aspect-ratio: 1;
    opacity: 0.55;
  }

  ${up('xl')} {
    && {
      display: block;
    }
  }
`;

/** A disc's text: a step's size while the disc is wide enough for the words, which are `--em` wide if that is much. */
const wordStep = (step: TypeStepName) =>
  `font-size: min(${typeScale[step].size / 16}rem, 0.63 * var(--disc) / var(--em, 5.48)); letter-spacing: ${typeScale[step].tracking}; line-height: 1;`;

export const disc = css`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: var(--disc);
  height: var(--disc);
  border-radius: 50%;
  color: ${color.text};
  ${wordStep('body18')}
  font-weight: 300;

  &[data-lit] {
    inset-block: 0 auto;
    inset-inline: 0 auto;
    color: ${color.onBrand};
    font-weight: 500;
  }

  &:focus-visible {
    outline-color: ${color.focus};
    z-index: 2;
  }

  ${up('lg')} {
    ${wordStep('title30')}
  }

  &[data-pressed] {
    z-index: 3;
  }

  /* The other one: the lit one fades, the dark one moves out of the way. */
  @keyframes gate-aside {
    to {
      opacity: 0;
      translate: ${onward('var(--aside, 420px)')} 0;
    }
  }

  [data-lifting='travel'] > * > &:not([data-pressed]) {
    animation: gate-aside ${duration.medium}ms ${easing.soft} var(--wait, ${duration.quick}ms) both;

    &[data-lit] {
      --aside: 0px;
      --wait: 0ms;
    }
  }
`;

/** How far the light around a disc on its way reaches, in radii. */
const HALO = 3.4;

/** The light that the chosen disc takes along: the room's goes, and the page's comes where it arrives. */
export const halo = css`
  --r: calc(var(--disc) / 2);
  --x: 50%;
  --y: 50%;
  --over: ${roomMean};
  position: absolute;
  inset: calc(${1 - HALO} * var(--r));
  display: none;
  /* As of the disc's own box. */
  transform-origin: calc(${HALO - 1} * var(--r)) calc(${HALO - 1} * var(--r));
  pointer-events: none;
  mask: radial-gradient(closest-side, #000 ${Math.round(100 / HALO)}%, transparent);

  ${toPage}

  @keyframes gate-halo {
    0%,
    100% {
      opacity: 0;
    }

    25% {
      opacity: 1;
    }

    65% {
      opacity: var(--kept, 1);
    }
  }

  /* On paper it would be a shade. */
  html[data-theme='light'] & {
    --kept: 0;
  }

  [data-lifting='travel'] > * > [data-pressed] > & {
    display: block;
    animation:
      gate-travel ${travel},
      gate-halo ${gateArrival}ms ${easing.linear} both;
  }
`;

export const face = css`
  position: absolute;
  inset: 0;
  transform-origin: 0 0;
  transition: filter ${duration.base}ms ${easing.out};

  button:focus-visible > & {
    box-shadow: 0 0 0 4px ${color.background};
  }

  @media (hover: hover) {
    button:hover > & {
      filter: brightness(1.08);
    }

    button:not([data-lit]):hover > & {
      filter: brightness(1.5);
    }
  }

  ${toPage}

  @keyframes gate-wax {
    to {
      translate: ${onward('102%')};
    }
  }

  /* To the page's disc. The dark one has the light behind it, which it uncovers on its way. */
  [data-lifting='travel'] > * > [data-pressed] > & {
    overflow: clip;
    animation: gate-travel ${travel};

    &::after {
      animation: gate-wax ${travel};
    }
  }

  ${forcedColors} {
    border: 2px solid ButtonText;
  }
`;

/** Over the grain, as all text is. */
export const word = css`
  position: relative;
  z-index: ${z.content};
  transition: opacity ${duration.base}ms ${easing.out};

  translate: ${onward('0.175 * var(--disc)')} 0;

  [data-lit] > & {
    translate: ${onward('-0.155 * var(--disc)')} 0;
  }

  /* Before the gate leaves; without a transition, which would be a layer of its own. */
  [data-pressed] > & {
    opacity: 0.6;
    transition: none;
  }

  ${goesIn(duration.base)}
`;
