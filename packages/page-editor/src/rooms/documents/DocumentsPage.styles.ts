import { css } from '@linaria/core';
import { below, goneBelow } from '../../kit/theme/mixins.ts';

export const columns = css`
  --side: min(23rem, 30vw);
  --above: 16px;
  scrollbar-gutter: stable;

  ${below('xl')} {
    --side: min(18rem, 30vw);
  }
`;

export const main = css`
  min-width: 0;
  padding: 48px 56px 44px;

  ${below('xl')} {
    padding-inline: 28px;
  }

  ${below('lg')} {
    padding: 8px 28px 44px;
  }

  ${below('md')} {
    padding-inline: 16px;
  }
`;

export const key = css`
  ${goneBelow('md')}
`;

export const question = css`
  margin-top: 16px;
`;
