import { css } from '@linaria/core';
import { below } from '../../kit/theme/mixins.ts';
import { color, radius } from '../../kit/theme/tokens.ts';

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
  padding: 1px 6px;
  font: inherit;
  font-size: 0.75rem;
  color: ${color.textMuted};
  border-radius: ${radius.xs}px;
  box-shadow: 0 0 0 1px ${color.borderStrong};

  ${below('md')} {
    display: none;
  }
`;

export const question = css`
  margin-top: 16px;
`;
