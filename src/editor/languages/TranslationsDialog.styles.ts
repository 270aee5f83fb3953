import { css } from '@linaria/core';
import { below } from '#ui/theme/mixins.ts';
import { color } from '#ui/theme/tokens.ts';

export const choice = css`
  margin-bottom: 16px;
`;

export const list = css`
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 16rem) auto;
  gap: 4px 24px;
  align-items: center;
  min-height: 64px;
  padding-block: 10px;
  border-bottom: 1px solid ${color.border};

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :last-child {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`;

export const title = css`
  overflow-wrap: anywhere;
`;

export const state = css`
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;

export const note = css`
  padding-block: 12px;
  color: ${color.textMuted};
`;

export const problem = css`
  padding-left: 12px;
  margin-bottom: 12px;
  border-left: 2px solid ${color.negative};
`;
