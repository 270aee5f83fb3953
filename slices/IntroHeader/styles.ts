import { css } from '@linaria/core';
import {
  below,
  gapInside,
  large,
  lowBeside,
  lowWindow,
  print,
  rem,
  sideGap,
  typeStep,
  up,
} from '#ui/theme/mixins.ts';
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

  /* There the bar comes once a visitor scrolls. */
  ${below('md')} {
    [data-script] & {
      padding-block-end: ${rem(space[9])};
    }
  }

  ${below('lg')} {
    &[data-pictured] {
      padding-block-start: ${rem(space[5])};
    }
  }

  ${up('lg')} {
    min-height: calc(100svh - ${rem(border.pageOutline.lg)});
  }

  /* Its name is on the first screen; the bar follows the page. */
  ${lowWindow} {
    && {
      padding-block: ${rem(space[9])};
    }
  }

  ${print} {
    padding-block: ${rem(space[10])};
  }
`;

/** Part of the width that words may take beside the picture. */
const share = 0.56;
const beside = `${share * 100}%`;

/** Windows with the picture beside all words. */
const besidePicture = `${up('lg')}, ${lowBeside.replace('@media ', '')}`;

const atRight = `
  position: absolute;
  inset-block: 0;
  inset-inline: auto 0;
  width: 40%;
  height: 100%;
`;

/** Words stay legible over a foreground that is no cut-out. */
const over = `
  position: relative;
  z-index: 1;
`;

/** Above the words it takes what room they leave of the first screen, at least a third of that. */
export const picture = css`
  flex: 1 0 34svh;
  min-height: 0;
  pointer-events: none;

  /* A phone on its side has room beside the words. */
  ${lowBeside} {
    ${atRight}
  }

  ${print} {
    display: none;
  }
`;

/* On upright tablets it is above the facts; from lg it is at the right and overlaps what follows. */
export const cutOut = css`
  object-fit: contain;
  /* Shadows in its file may reach the lower edge. */
  mask-image: linear-gradient(to top, transparent, #000 4%);
  rotate: 7deg;

  ${up('md')} and (min-height: 900px) {
    position: absolute;
    inset-inline-end: calc(26% - ${rem(370)});
    top: 0;
    width: ${rem(740)};
    max-width: none;
    height: auto;
    /* A tall picture is as small as leaves room for the words. */
    max-height: 62%;
  }

  ${up('lg')} {
    position: absolute;
    z-index: 1;
    inset-inline-end: calc(24% - ${large(410)});
    inset-block: auto ${large(-space[8])};
    width: ${large(820)};
    max-width: none;
    height: auto;
    max-height: 100%;
  }
`;

/* From edge to edge of the page. */
export const whole = css`
  width: auto;
  max-width: none;
  margin-block-start: ${rem(-space[5])};
  margin-inline: calc(-1 * ${gapInside});
  object-fit: cover;

  ${lowBeside} {
    margin: 0;
  }

  ${up('lg')} {
    ${atRight}
    margin: 0;
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

  ${besidePicture} {
    [data-pictured] > & {
      max-width: ${beside};
    }
  }
`;
