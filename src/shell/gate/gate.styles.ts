import { css } from '@linaria/core';
import {
  large,
  largestSize,
  lowBeside,
  reducedMotion,
  rem,
  sideGap as pageGap,
  steppedLarge,
  typeStep,
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
} from '#ui/theme/tokens.ts';
import { bothDiscs, discSize, goesIn } from './discs.styles.ts';

const { sideGap } = container;

/** The gate keeps the gap of large screens on larger ones too. */
const gap = { base: sideGap.base, md: sideGap.md, lg: sideGap.lg };

export const gate = css`
  :global() {
    html[data-gate='open'] {
      overflow: hidden;

      /* The page behind it costs the first paint nothing. */
      &[data-unpainted=''] > body > [inert] {
        content-visibility: hidden;
      }
    }
  }

  position: fixed;
  z-index: ${z.gate};
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  border: 0;
  flex-direction: column;
  overflow: hidden auto;
  overscroll-behavior: contain;
  ${steppedLarge('padding-inline', gap)}
  padding-block: ${rem(space[9] + 4)} ${rem(space[9])};
  color: ${color.text};
  background: ${color.background};
  isolation: isolate;

  &[open] {
    display: flex;
  }

  &:focus-visible {
    outline: none;
  }

  ${lowBeside} {
    padding-block: ${rem(space[6])};
  }

  ${up('lg')} {
    &[open] {
      display: grid;
    }

    grid-template: auto 1fr auto / auto 1fr;
    padding-block: ${large(space[11])};
  }


  [data-gate='leaving'] & {
    pointer-events: none;
    overflow: hidden;
  }

  @keyframes gate-fade {
    from {
      opacity: 1;
    }
  }

  /* Where the page has no disc that the chosen one could become. */
  &[data-lifting] {
    opacity: 0;
    animation: gate-fade ${duration.pageFade}ms ${easing.soft};
  }

  /* It ends where the page has the same disc. */
  &[data-lifting='travel'] {
    background: none;
    animation: gate-fade ${duration.base}ms ${easing.linear} ${gateArrival}ms backwards;
  }

  ${reducedMotion} {
    &[data-lifting] {
      animation-duration: ${duration.welcomeFadeStill}ms !important;
    }
  }
`;

export const logo = css`
  display: none;

  ${up('lg')} {
    display: block;
    grid-area: 1 / 1;
  }

  ${goesIn(duration.base)}
`;

/** Width beside the discs where they are side by side. */
const room = `(100vw - 2 * ${large(sideGap.lg)} - ${bothDiscs} * ${discSize.lg} - ${rem(space[7])})`;

export const title = css`
  position: relative;
  z-index: ${z.content};
  margin-block-start: auto;
  padding-block-start: ${rem(space[7])};
  /* As wide as its longest word, which is never broken. */
  max-width: max(6em, 1em * var(--longest, 0));
  pointer-events: none;

  ${lowBeside} {
    padding-block-start: 0;
    /* Beside the discs. */
    max-width: calc(100% - 1.6 * ${discSize.md});

    &&[style] {
      font-size: min(
        ${rem(typeScale.display56.size)},
        (100vw - 2 * ${pageGap} - 1.6 * ${discSize.md}) / var(--longest)
      );
    }
  }

  ${up('lg')} {
    grid-area: 2 / 1;
    align-self: end;
    max-width: max(5.4em, 1em * var(--longest, 0));
    padding-block-end: ${rem(space[10] + space[3])};

    /* Nor does a long word lie on a disc. */
    &&&[style] {
      font-size: min(${largestSize('menuTitle')}, ${room} / var(--longest));
    }
  }

  ${goesIn(duration.medium)}
`;

export const words = css`
  position: relative;
  z-index: ${z.content};
  display: grid;
  margin-block-start: ${rem(space[8])};

  ${lowBeside} {
    margin-block-start: ${rem(space[5])};
  }

  ${typeStep('small14')}
  line-height: ${rem(space[6])};
  color: ${color.textMuted};

  ${up('lg')} {
    grid-area: 3 / 1 / auto / -1;
    display: flex;
    justify-content: space-between;
    gap: ${rem(space[7])};
    margin-block-start: 0;
    ${typeStep('body16')}
  }

  ${goesIn(duration.base)}
`;
