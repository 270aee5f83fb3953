import { css } from '@linaria/core';
import { focusRing, hitArea, typeStep, visuallyHidden } from '#ui/theme/mixins.ts';
import { border, color, radius, space, weight } from '#ui/theme/tokens.ts';

export const stage = css`
  display: grid;
  gap: ${space[3]}px;
  width: 100%;
  max-width: calc(var(--width) * 1px);
`;

export const screen = css`
  container-type: inline-size;
  overflow: hidden;
  background: ${color.background};
  border: ${border.hairline}px solid ${color.border};
  border-radius: ${radius.md}px;

  &:has(:focus-visible) {
    ${focusRing}
  }
`;

/* CSS divides lengths by way of an angle. The margin removes the unscaled height. */
export const frame = css`
  --scale: tan(atan2(100cqi, var(--width) * 1px));
  width: calc(var(--width) * 1px);
  max-width: none;
  height: calc(var(--height) * 1px);
  margin-bottom: calc((var(--scale) - 1) * var(--height) * 1px);
  border: 0;
  transform: scale(var(--scale));
  transform-origin: 0 0;
`;

export const caption = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]}px ${space[3]}px;
  ${typeStep('small14')}
  color: ${color.text};
`;

export const size = css`
  color: ${color.textSubtle};
  font-variant-numeric: tabular-nums;
`;

export const open = css`
  position: relative;
  margin-inline-start: auto;
  font-weight: ${weight.medium};
  color: ${color.brandText};
  ${hitArea}
`;

export const hidden = css`
  ${visuallyHidden}
`;
