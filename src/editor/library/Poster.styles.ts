import { css } from '@linaria/core';
import { focusRing } from '#ui/theme/mixins.ts';
import { color, radius } from '#ui/theme/tokens.ts';

export const film = css`
  display: block;
  justify-self: center;
  max-width: 100%;
  min-height: 8rem;
  max-height: 52dvh;
  background: ${color.surfaceSunken};
  border-radius: ${radius.md}px;
`;

export const choice = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
`;

export const slider = css`
  flex: 1 1 16rem;
  min-width: 0;
  height: 44px;
  margin: 0;
  accent-color: ${color.text};
  border-radius: ${radius.xs}px;

  &:focus-visible {
    ${focusRing}
  }
`;

export const time = css`
  font-variant-numeric: tabular-nums;
`;
