import { css } from '@linaria/core';
import { colorsIn, rem, canHover, hitArea, typeStep } from '#ui/theme/mixins.ts';
import { border, color, component, corner, duration } from '#ui/theme/tokens.ts';

export const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${rem(component.chip.height)};
  padding: ${rem(4)} ${rem(component.chip.padding)};
  ${typeStep('caption12')}
  color: ${color.text};
  border: ${border.control}px solid ${color.borderStrong};
  border-radius: ${corner.pill};
  ${colorsIn(duration.quick)}
  ${hitArea}

  ${canHover} {
    &:hover {
      color: ${color.onAccent};
      background: ${color.accent};
      border-color: ${color.accent};
    }
  }

  &:active {
    color: ${color.accentText};
    background: none;
    border-color: ${color.accent};
  }
`;
