import { css } from '@linaria/core';
import {
  below,
  ellipsis,
  focusRingInset,
  largestSize,
  onward,
  rem,
  stepped,
  type,
  up,
} from '#ui/theme/mixins.ts';
import { border, color, component, corner, duration, easing, weight } from '#ui/theme/tokens.ts';

/** How far the text moves aside for the dot, and the dot's diameter, in px. */
const shift = { base: 22, lg: 44 };
const dotSize = { base: 10, lg: 20 };

export const item = css`
  /* Of its own first pixel: what follows the last row may be hidden. */
  & + & {
    box-shadow: inset 0 ${border.hairline}px ${color.hairline};
  }
`;

/** Room for the focus ring beside the text, which keeps the frame's edge. */
export const row = css`
  position: relative;
  display: flex;
  align-items: center;
  ${stepped('height', component.menuRow.height)}
  color: ${color.textMuted};
  border-radius: ${corner.field};

  &:focus-visible {
    ${focusRingInset}
  }

  &:hover,
  &:focus-visible,
  &:active {
    color: ${color.text};
  }
`;

const isActive = (part: string) => `:is(a:hover, a:focus-visible, a:active) > ${part}`;

export const dot = css`
  position: absolute;
  inset-inline-start: 0;
  ${stepped('width', dotSize)}
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${color.mark};
  scale: 0;
  transition: scale ${duration.base}ms ${easing.out};

  ${isActive('&')} {
    scale: 1;
  }

  a:focus-visible > & {
    inset-inline-start: ${rem(18)};
  }
`;

/** The weight changes half way, where the movement hides it. */
export const label = css`
  ${type('menuRow')}
  font-weight: ${weight.light};
  padding-block: 0.15em;
  ${ellipsis}
  transition:
    translate ${duration.base}ms ${easing.out},
    font-weight 0s linear ${duration.base / 2}ms,
    color ${duration.base}ms ${easing.out};

  ${isActive('&')} {
    translate: ${onward(rem(shift.base))} 0;
    font-weight: ${weight.medium};
  }

  a:focus-visible > & {
    translate: ${onward(rem(shift.base + 18))} 0;
  }

  ${up('md')} {
    font-weight: ${weight.thin};

    ${isActive('&')} {
      font-weight: ${weight.medium};
    }
  }

  /* Between lg and xxl the fifth column is narrower than the longest row at full size. */
  ${up('lg')} {
    font-size: clamp(2.5rem, 3.9vw, ${largestSize('menuRow')});

    ${isActive('&')} {
      translate: ${onward(rem(shift.lg))} 0;
    }

    a:focus-visible > & {
      translate: ${onward(rem(shift.lg + 18))} 0;
    }
  }
`;

export const arrow = css`
  flex: none;
  width: ${rem(24)};
  height: ${rem(24)};
  margin-inline-start: auto;
  scale: -1 1;
  opacity: 0;
  transition: opacity ${duration.base}ms ${easing.out};

  ${isActive('&')} {
    opacity: 1;
  }

  a:focus-visible > & {
    translate: ${onward(rem(-18))} 0;
  }

  ${below('lg')} {
    display: none;
  }
`;
