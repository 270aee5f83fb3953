import { css } from '@linaria/core';
import { below } from '#ui/theme/mixins.ts';
import { color, radius, shadow } from '#ui/theme/tokens.ts';

export const bar = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 0 20px;
  align-items: center;
  align-self: center;
  max-width: 100%;
  padding: 4px 24px;
  margin-block: 12px 16px;
  background: ${color.surfaceRaised};
  border-radius: ${radius.field}px;
  box-shadow: ${shadow.bar};

  ${below('md')} {
    gap: 0 16px;
    padding-inline: 16px;
    margin-block: 8px;
  }
`;

export const count = css`
  ${below('md')} {
    width: 100%;
  }
`;
