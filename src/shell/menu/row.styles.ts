import { css } from '@linaria/core';
import { below, ellipsis, focusRingInset, stepped, type, up } from '#ui/theme/mixins.ts';
import { border, color, component, duration, easing, radius, weight } from '#ui/theme/tokens.ts';

/** How far the text moves aside for the dot, and the dot's diameter, in px. */
const shift = { base: 22, lg: 44 };
const dotSize = { base: 10, lg: 20 };

export const item = css`
  &:not(:last-child) {
    box-shadow: 0 ${border.hairline}px ${color.hairline};
  }
`;

/** Room for the focus ring beside the text, which keeps the frame's edge. */
export const row = css`
  position: relative;
  display: flex;
  align-items: center;
  ${stepped('height', component.menuRow.height)}
  color: ${color.textMuted};
  border-radius: ${radius.field}px;

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
  left: 0;
  ${stepped('width', dotSize)}
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${color.brand};
  scale: 0;
  transition: scale ${duration.base}ms ${easing.out};

  ${isActive('&')} {
    scale: 1;
  }

  a:focus-visible > & {
    left: 18px;
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
    translate: ${shift.base}px 0;
    font-weight: ${weight.medium};
  }

  a:focus-visible > & {
    translate: calc(${shift.base}px + 18px) 0;
  }

  ${up('md')} {
    font-weight: ${weight.thin};

    ${isActive('&')} {
      font-weight: ${weight.medium};
    }
  }

  /* Between lg and xxl the fifth column is narrower than the longest row at full size. */
  ${up('lg')} {
    font-size: clamp(2.5rem, 3.9vw, 3.5rem);

    ${isActive('&')} {
      translate: ${shift.lg}px 0;
    }

    a:focus-visible > & {
      translate: calc(${shift.lg}px + 18px) 0;
    }
  }
`;

export const arrow = css`
  flex: none;
  width: 24px;
  height: 24px;
  margin-inline-start: auto;
  rotate: 180deg;
  opacity: 0;
  transition: opacity ${duration.base}ms ${easing.out};

  ${isActive('&')} {
    opacity: 1;
  }

  a:focus-visible > & {
    translate: -18px 0;
  }

  ${below('lg')} {
    display: none;
  }
`;
