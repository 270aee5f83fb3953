import { css } from '@linaria/core';
import { large, lowWindow, print, rem, sideGap, typeStep, up } from '#ui/theme/mixins.ts';
import { border, color, space, typeScale, weight } from '#ui/theme/tokens.ts';

/** Keeps the facts clear of the floating bar: 80 from the bottom, 60 high, and a margin. */
const barClearance = space[15];

export const section = css`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${rem(space[8])};
  min-height: calc(100svh - ${rem(border.pageOutline.base)});
  padding-block: ${large(space[13])} ${rem(barClearance)};
  border-block-end: ${border.hairline}px solid ${color.hairline};
  position: relative;

  ${up('lg')} {
    min-height: calc(100svh - ${rem(border.pageOutline.lg)});
  }

  /* Its name is on the first screen. */
  ${lowWindow} {
    padding-block-start: ${rem(space[9])};
  }

  ${print} {
    padding-block: ${rem(space[10])};
  }
`;

/** Part of the width that words may take beside the cut-out. */
const share = 0.56;
const beside = `${share * 100}%`;

/** Words stay legible over a foreground that is no cut-out. */
const over = `
  position: relative;
  z-index: 1;
`;

/* On upright tablets the cut-out is above the facts; from lg it is at the right and overlaps what follows. */
export const cutOut = css`
  display: none;
  position: absolute;
  inset-inline-end: calc(26% - ${rem(370)});
  top: 0;
  width: ${rem(740)};
  max-width: none;
  /* A tall picture is as small as leaves room for the words. */
  max-height: 62%;
  object-fit: contain;
  rotate: 7deg;
  pointer-events: none;

  ${up('md')} and (min-height: 900px) {
    display: block;
  }

  ${up('lg')} {
    display: block;
    z-index: 1;
    inset-inline-end: calc(24% - ${large(410)});
    inset-block: auto ${large(-space[8])};
    width: ${large(820)};
    max-height: 100%;
  }
`;

export const logo = css`
  width: auto;
  max-width: 100%;
  height: ${rem(space[10])};
  align-self: flex-start;
`;

export const name = css`
  ${over}

  ${up('md')} {
    [data-pictured] > & {
      max-width: ${beside};
    }

    /* No word is broken there: its title says how long the longest is. */
    [data-pictured] > &&&[style] {
      font-size: min(
        ${rem(typeScale.display56.size)},
        (${share} * (100vw - 2 * ${sideGap})) / var(--longest)
      );
    }
  }
`;

export const facts = css`
  ${over}
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(space[6])} ${rem(space[10])};
  margin-block-start: ${rem(space[2])};
  ${typeStep('lead20')}
  font-weight: ${weight.medium};

  ${up('lg')} {
    [data-pictured] > & {
      max-width: ${beside};
    }
  }
`;
