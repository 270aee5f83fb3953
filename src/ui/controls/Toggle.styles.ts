import { css } from '@linaria/core';
import {
  colorsIn,
  canHover,
  focusRingOnMedia,
  forcedColors,
  onward,
  rem,
} from '#ui/theme/mixins.ts';
import {
  border,
  color,
  corner,
  duration,
  easing,
  hitAreaMin,
  shadow,
  weight,
} from '#ui/theme/tokens.ts';

export const toggle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  height: ${rem(hitAreaMin)};
  font-size: 0.875rem;
  font-weight: ${weight.medium};
  line-height: 1;
  white-space: nowrap;
  color: ${color.text};
  border-radius: ${corner.pill};
  ${colorsIn(duration.base)}

  &[data-look='pill'] {
    gap: ${rem(12)};
    padding-inline: ${rem(20)};
    border: ${border.control}px solid ${color.borderStrong};
  }

  &[data-look='pill'][data-off] {
    color: ${color.textMuted};
  }

  &[data-look='rail'] {
    justify-content: center;
    width: ${rem(hitAreaMin)};
    background: ${color.surfaceRaised};
  }

  ${canHover} {
    &[data-look='pill']:hover {
      color: ${color.text};
      border-color: ${color.text};
    }

    &[data-look='rail']:hover {
      color: ${color.background};
      background: ${color.text};
    }
  }

  ${forcedColors} {
    &[data-look='rail'] {
      border: ${border.control}px solid ButtonText;
    }
  }

  &[data-look='rail']:focus-visible {
    ${focusRingOnMedia}
  }

  &[data-look]:active {
    color: ${color.onBrand};
    background: ${color.brandPressed};
    border-color: transparent;
    transition-duration: ${duration.instant}ms;
  }
`;

export const label = css`
  [data-look='rail'] > & {
    position: absolute;
    inset-inline-end: calc(100% + ${rem(12)});
    padding: ${rem(10)} ${rem(16)};
    color: ${color.text};
    background: ${color.surfaceRaised};
    border-radius: ${corner.pill};
    box-shadow: ${shadow.bar};
    opacity: 0;
    translate: ${onward(rem(8))} 0;
    pointer-events: none;
    transition:
      opacity ${duration.quick}ms ${easing.out},
      translate ${duration.base}ms ${easing.out};
  }

  [data-look='rail']:hover > &,
  [data-look='rail']:focus-visible > & {
    opacity: 1;
    translate: 0 0;
  }
`;
