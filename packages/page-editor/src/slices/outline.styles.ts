import { css } from '@linaria/core';
import { below, filling, scrolling, spacedStack } from '../kit/theme/mixins.ts';

export const outline = css`
  align-content: start;
  ${spacedStack(24)}
  ${filling}
  padding: 12px 16px 24px;
  ${scrolling}

  /* The bar at the lower edge of a phone covers its end. */
  ${below('md')} {
    padding-bottom: 96px;
  }
`;

export const zone = css`
  margin-bottom: 8px;
  padding-inline: 8px;
`;
