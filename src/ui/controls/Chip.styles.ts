import { css } from '@linaria/core';
import { canHover, hitArea, typeStep } from '#ui/theme/mixins.ts';
import { border, color, component, duration, easing, radius } from '#ui/theme/tokens.ts';

export const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${component.chip.height}px;
  padding: 4px ${component.chip.padding}px;
  ${typeStep('caption12')}
  color: ${color.text};
  border: ${border.control}px solid ${color.borderStrong};
  border-radius: ${radius.full}px;
  transition:
    color ${duration.quick}ms ${easing.out},
    background-color ${duration.quick}ms ${easing.out},
    border-color ${duration.quick}ms ${easing.out};
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
