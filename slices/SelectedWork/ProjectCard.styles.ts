import { css } from '@linaria/core';
import {
  dotOf,
  canHover,
  grid,
  large,
  motionAllowed,
  print,
  rem,
  stepped,
  type,
  up,
} from '#ui/theme/mixins.ts';
import {
  color,
  component,
  container,
  duration,
  easing,
  space,
  stagger,
  weight,
} from '#ui/theme/tokens.ts';

const { coverBleed } = container;

/** px beyond the column gap between cover and text, from lg. */
const apart = 8;

export const card = css`
  position: relative;
  ${grid}

  ${up('lg')} {
    align-items: center;
  }
`;

/** The parts of the text follow each other: meta, title, description, tags, button. */
const partDelays = [2, 3, 4, 5]
  .map(
    (part) =>
      `[data-revealed='yes'] > & > :nth-child(${part}) { animation-delay: ${(part - 1) * stagger.cardParts}ms; }`,
  )
  .join('\n');

export const text = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  grid-area: 2 / 1 / auto / -1;
  padding-block-start: ${rem(space[6])};

  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 ${rem(20)};
    }
  }

  ${motionAllowed} {
    [data-revealed='no'] > & > * {
      opacity: 0;
    }

    [data-revealed='yes'] > & > * {
      animation: rise ${duration.cardReveal}ms ${easing.out} backwards;
    }

    ${partDelays}
  }

  ${up('lg')} {
    grid-area: 1 / 9 / auto / -1;
    padding-block: 0;
    padding-inline-start: ${rem(apart)};

    [data-flipped] > & {
      grid-column: 1 / 5;
      padding-inline: 0 ${rem(apart)};
    }
  }

  ${print} {
    grid-area: 1 / 4 / auto / -1;
    padding-block: 0;

    & > * {
      opacity: 1 !important;
    }
  }
`;

export const meta = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${stepped('margin-block-end', { base: space[2], lg: space[5] })}
  ${type('meta')}
  color: ${color.textMuted};

  & > span + span::before {
    ${dotOf(rem(4))}
    display: inline-block;
    margin-inline: ${rem(12)};
    vertical-align: 0.2em;
  }
`;

export const title = css`
  width: 100%;
  ${stepped('margin-block-end', { base: space[2], lg: space[4] })}
  ${type('cardTitle', weight.medium)}
  color: ${color.text};
`;

/** Covers the whole card, bleed included. */
export const link = css`
  text-decoration: underline transparent;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.16em;
  transition: text-decoration-color ${duration.quick}ms ${easing.out};

  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    ${stepped('inset-inline', { base: -coverBleed.base, md: 0 })}
  }

  ${up('xl')} {
    &::after {
      inset-inline-start: ${large(-coverBleed.xl)};
    }

    [data-flipped] &::after {
      inset-inline: 0 ${large(-coverBleed.xl)};
    }
  }

  ${canHover} {
    &:hover {
      text-decoration-color: ${color.mark};
    }
  }

  &:focus-visible {
    text-decoration-color: currentColor;
    outline: none;
  }
`;

/** Its own box, which the magnet can move without the link's area. */
export const words = css`
  display: inline-block;
  max-width: 100%;
  text-decoration: inherit;
`;

export const description = css`
  width: 100%;
  max-width: ${rem(container.maxMeasure.body)};
  ${stepped('margin-block-end', { base: space[5], lg: space[7] })}
  ${type('body')}
  color: ${color.textMuted};
  white-space: pre-line;
`;

export const tags = css`
  position: relative;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(component.chip.gap)};
  ${stepped('margin-block-end', { base: space[6], lg: space[8] })}

  &:last-child {
    margin-block-end: 0;
  }
`;

export const button = css`
  z-index: 2;
`;
