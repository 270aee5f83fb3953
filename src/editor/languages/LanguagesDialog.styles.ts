import { css } from '@linaria/core';
import { below, up } from '#ui/theme/mixins.ts';
import { color } from '#ui/theme/tokens.ts';

export const list = css`
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const row = css`
  display: flex;
  gap: 24px;
  align-items: center;
  padding-block: 16px;

  &:not(:last-child) {
    border-bottom: 1px solid ${color.border};
  }

  ${below('md')} {
    flex-direction: column;
    gap: 12px;
    align-items: stretch;
  }
`;

export const name = css`
  flex: 1;
  min-width: 0;
`;

export const note = css`
  margin-top: 4px;
  font-size: 0.75rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;

export const actions = css`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  justify-content: flex-end;

  /* So that the rules of all rows end at one place. */
  ${up('md')} {
    min-width: 96px;
  }
`;

export const problem = css`
  padding-left: 12px;
  margin-top: 16px;
  overflow-wrap: anywhere;
  border-left: 2px solid ${color.negative};
`;
