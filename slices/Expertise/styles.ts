import { css } from '@linaria/core';
import {
  dotOf,
  canHover,
  grid,
  large,
  onward,
  rem,
  steppedLarge,
  type,
  typeStep,
  up,
} from '#ui/theme/mixins.ts';
import {
  border,
  color,
  container,
  corner,
  duration,
  easing,
  space,
  weight,
} from '#ui/theme/tokens.ts';

const rule = `${border.hairline}px solid ${color.border}`;

/** Diameter in px of an entry's dot, and its distance from the title. */
const dot = 14;
const dotGap = 16;

/** Maximum line width of an entry's text in px. */
const textMeasure = 540;

export const columns = css`
  ${grid}
`;

export const frame = css`
  position: relative;
  display: none;
  grid-column: 1 / span 4;
  min-height: ${large(560)};
  ${steppedLarge('margin-inline-start', { base: 0, xl: -container.coverBleed.xl })}

  ${up('lg')} {
    display: block;
  }
`;

/** Out of flow: the entries set its height. */
export const image = css`
  position: absolute;
  inset: 0;
  border-radius: ${corner.media};
`;

export const entries = css`
  grid-column: 1 / -1;
  border-block-start: ${rule};

  ${up('lg')} {
    grid-column: 6 / -1;
    border-block-start: 0;
  }
`;

export const entry = css`
  display: grid;
  gap: ${rem(space[2])};
  padding-block: ${rem(space[6])};

  & + & {
    border-block-start: ${rule};
  }

  ${up('lg')} {
    padding-block: ${rem(space[8])};

    &:first-child {
      padding-block-start: 0;
    }
  }
`;

/**
 * Both weights share one cell, so that swapping them moves nothing. The heavy copy has empty
 * alternative text.
 */
export const title = css`
  position: relative;
  display: grid;
  justify-items: start;
  ${type('expertiseTitle', weight.regular)}
  color: ${color.text};

  ${up('md')} {
    font-weight: ${weight.light};
  }

  & > *,
  &::after {
    grid-area: 1 / 1;
    transition: translate ${duration.base}ms ${easing.out};
  }

  ${canHover} {
    &::before {
      ${dotOf(rem(dot))}
      position: absolute;
      inset-block-start: calc(0.5lh - ${rem(dot / 2)});
      scale: 0;
      transition: scale ${duration.base}ms ${easing.out};
    }

    &::after {
      content: attr(data-heavy);
      content: attr(data-heavy) / '';
      font-weight: ${weight.medium};
      visibility: hidden;
    }

    li:hover > &::before {
      scale: 1;
    }

    li:hover > & > *,
    li:hover > &::after {
      translate: ${onward(rem(dot + dotGap))} 0;
    }

    li:hover > & > * {
      opacity: 0;
    }

    li:hover > &::after {
      visibility: visible;
    }
  }
`;

export const text = css`
  max-width: ${rem(textMeasure)};
  ${typeStep('body16')}
  color: ${color.textMuted};
`;
