import { css } from '@linaria/core';
import { forcedColors, typeStep } from '#ui/theme/mixins.ts';
import { color, duration, easing, radius, shadow } from '#ui/theme/tokens.ts';

export const tooltip = css`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 20rem;
  padding: 5px 10px;
  ${typeStep('caption12')}
  overflow-wrap: anywhere;
  color: ${color.text};
  background: ${color.surfaceRaised};
  border-radius: ${radius.sm}px;
  box-shadow: ${shadow.bar};
  transition: opacity ${duration.instant}ms ${easing.linear};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const keys = css`
  padding: 1px 6px;
  font: inherit;
  color: ${color.textMuted};
  border-radius: 6px;
  box-shadow: 0 0 0 1px ${color.borderStrong};
`;
