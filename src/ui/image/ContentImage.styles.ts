import { css } from '@linaria/core';
import { rem, typeStep } from '#ui/theme/mixins.ts';
import { color } from '#ui/theme/tokens.ts';

export const image = css`
  width: 100%;
  height: auto;

  &[data-fit] {
    height: 100%;
  }

  &[data-fit='cover'] {
    object-fit: cover;
  }

  &[data-fit='contain'] {
    object-fit: contain;
  }

  &[data-waiting] {
    background: ${color.skeleton};
  }
`;

export const broken = css`
  display: grid;
  place-items: center;
  padding: ${rem(20)};
  overflow: hidden;
  ${typeStep('small14')}
  text-align: center;
  color: ${color.textMuted};
  background: ${color.skeleton};
`;
