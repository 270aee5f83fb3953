import { css } from '@linaria/core';
import { rem, canHover, focusRing, forcedColors, onward } from '#ui/theme/mixins.ts';
import {
  border,
  color,
  component,
  corner,
  duration,
  easing,
  hitAreaMin,
  weight,
} from '#ui/theme/tokens.ts';

const { width, height, knob: knobSize, inset } = component.switch;

export const control = css`
  display: inline-flex;
  align-items: center;
  gap: ${rem(16)};
  min-height: ${rem(hitAreaMin)};
  font-size: 1rem;
  font-weight: ${weight.medium};
  line-height: 1.3;
  text-align: start;
  color: ${color.text};

  &:focus-visible {
    outline: none;
  }
`;

export const track = css`
  position: relative;
  flex: none;
  width: ${rem(width)};
  height: ${rem(height)};
  border-radius: ${corner.pill};
  box-shadow: inset 0 0 0 ${border.control}px ${color.borderStrong};
  transition:
    background-color ${duration.switcher}ms ${easing.inOut},
    box-shadow ${duration.base}ms ${easing.out};

  [aria-checked='true'] > & {
    background: ${color.brand};
    box-shadow: inset 0 0 0 ${border.control}px ${color.brand};
  }

  /* Ember on paper is under 3:1: there the outline carries the shape. */
  [data-theme='light'] [aria-checked='true'] > & {
    box-shadow: inset 0 0 0 ${border.control}px ${color.borderStrong};
  }

  ${canHover} {
    button:hover > & {
      box-shadow: inset 0 0 0 ${border.control}px ${color.text};
    }
  }

  :focus-visible > & {
    ${focusRing}
  }

  ${forcedColors} {
    border: ${border.control}px solid ButtonText;
  }
`;

export const knob = css`
  position: absolute;
  inset-block-start: ${rem(inset)};
  inset-inline-start: ${rem(inset)};
  width: ${rem(knobSize)};
  height: ${rem(knobSize)};
  border-radius: ${corner.pill};
  background: ${color.text};
  transition:
    translate ${duration.switcher}ms ${easing.inOut},
    background-color ${duration.switcher}ms ${easing.inOut};

  [aria-checked='true'] > span > & {
    translate: ${onward(rem(width - knobSize - 2 * inset))} 0;
    background: ${color.onBrand};
  }

  ${forcedColors} {
    forced-color-adjust: none;
    background: ButtonText;

    [aria-checked='true'] > span > & {
      background: Highlight;
    }
  }
`;
