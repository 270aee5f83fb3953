import { css } from '@linaria/core';
import { typeStep } from '#ui/theme/mixins.ts';
import { color, radius, space, z } from '#ui/theme/tokens.ts';

export const fps = css`
  position: fixed;
  z-index: ${z.debug};
  inset: ${space[2]}px ${space[2]}px auto auto;
  padding: ${space[1]}px ${space[3]}px;
  ${typeStep('caption12')}
  font-variant-numeric: tabular-nums;
  color: ${color.text};
  background: ${color.surfaceRaised};
  border-radius: ${radius.full}px;
  pointer-events: none;
`;
