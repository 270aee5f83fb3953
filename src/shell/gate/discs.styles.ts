import { css } from '@linaria/core';
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
  darkPalette,
  duration,
  easing,
  gradient,
  space,
  typeScale,
  z,
  type TypeStepName,
} from '#ui/theme/tokens.ts';

const { sideGap } = container;

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

/** Behind everything: the light of the lit disc. */
export const light = css`
  --disc: ${discSize.base};
  position: fixed;
  z-index: -1;
  pointer-events: none;
  inset-block-start: calc(48px - 1 * var(--disc));
  inset-inline-start: calc(100vw - ${sideGap.base}px - 2.44 * var(--disc));
  width: calc(3 * var(--disc));
  height: calc(3 * var(--disc));
  background: radial-gradient(
    closest-side,
    rgb(255 90 51 / 0.6) 34%,
    rgb(255 90 51 / 0.34) 46%,
    rgb(255 90 51 / 0.14) 64%,
    rgb(255 90 51 / 0.04) 83%,
    transparent
  );

  ${up('md')} {
    --disc: ${discSize.md};
    inset-inline-start: calc(100vw - ${sideGap.md}px - 2.44 * var(--disc));
  }

  ${up('lg')} {
    --disc: ${discSize.lg};
    inset-block-start: calc(47.3svh - 1.3 * var(--disc));
    inset-inline-start: calc(100vw - ${large(sideGap.lg)} - 2.243 * var(--disc));
    width: calc(2.6 * var(--disc));
    height: calc(2.6 * var(--disc));
    margin-inline-start: calc(-0.1 * var(--disc));
  }

  [data-gate='leaving'] & {
    opacity: 0;
    transition: opacity ${duration.medium}ms ${easing.soft};
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

  [data-choice='on'] > * > &[data-lit],
  [data-choice='off'] > * > &:not([data-lit]) {
    z-index: 3;
  }
`;

export const face = css`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  background: ${gradient.eclipse};
  ${mirroredInRtl}
  box-shadow:
    inset 1px 0 1px -0.5px rgb(255 194 150 / 0.75),
    inset 0 0 0 1px rgb(255 138 92 / 0.2),
    inset 6px 0 40px -14px rgb(255 90 51 / 0.5);
  transition: filter ${duration.base}ms ${easing.out};

  [data-lit] > & {
    background: ${gradient.disc};
    box-shadow: none;
  }

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

  /* Painted once and enlarged: painting it at nine times its size would delay the press. */
  will-change: scale;

  @keyframes gate-fill {
    to {
      scale: 9;
    }
  }

  [data-choice='on'] > * > [data-lit] > &,
  [data-choice='off'] > * > :not([data-lit]) > & {
    animation: gate-fill ${duration.welcomeFade * 0.6}ms ${easing.inOut} forwards;
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

  [data-gate='leaving'] & {
    opacity: 0;
    transition: opacity ${duration.base}ms ${easing.out};
  }
`;

/** The lit disc's reflection on the floor. */
export const reflection = css`
  display: none;

  ${up('xl')} {
    position: absolute;
    z-index: -1;
    inset-block-start: calc(100% + 0.02 * var(--disc));
    inset-inline-start: 0;
    display: block;
    width: var(--disc);
    height: calc(0.42 * var(--disc));
    overflow: hidden;
    opacity: 0.34;
    mask-image: linear-gradient(#000, transparent 92%);
    pointer-events: none;

    &::before {
      content: '';
      position: absolute;
      inset: 0 0 auto;
      aspect-ratio: 1;
      border-radius: 50%;
      background: ${darkPalette.discLow};
      mask: radial-gradient(circle at ${onward('74%', '50%')} 50%, transparent 50%, #000 50.4%);
    }
  }

  [data-gate='leaving'] & {
    opacity: 0;
    transition: opacity ${duration.base}ms ${easing.out};
  }
`;
