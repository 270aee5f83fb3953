import { css } from '@linaria/core';
import { color, radius, weight } from '#ui/theme/tokens.ts';

export const fields = css`
  display: grid;
  gap: 24px;
`;

export const rows = css`
  max-height: 18rem;
  padding: 0;
  margin: 16px 0 0;
  overflow: auto;
  list-style: none;
  border-top: 1px solid ${color.border};
`;

export const row = css`
  display: flex;
  gap: 16px;
  align-items: baseline;
  min-height: 44px;
  padding-block: 10px;
  border-bottom: 1px solid ${color.border};
`;

export const rowTitle = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const rowType = css`
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const lines = css`
  display: grid;
  gap: 8px;
`;

export const problem = css`
  margin-top: 16px;
  color: ${color.text};

  &::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: 10px;
    background: ${color.negative};
    border-radius: ${radius.full}px;
  }
`;

export const address = css`
  overflow-wrap: anywhere;
`;

export const strong = css`
  font-weight: ${weight.medium};
  color: ${color.text};
`;

export const facts = css`
  display: grid;
  grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  gap: 8px 24px;
  align-items: baseline;
  margin: 0;
  font-size: 0.875rem;

  & > dt {
    color: ${color.textMuted};
  }

  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const note = css`
  margin-top: 6px;
  font-size: 0.75rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;

export const sentence = css`
  padding: 6px 0 9px;
  color: ${color.textMuted};
`;
