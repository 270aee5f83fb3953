import { css } from '@linaria/core';
import { below } from '#ui/theme/mixins.ts';
import { color, radius, weight } from '#ui/theme/tokens.ts';

export const group = css`
  & + & {
    margin-top: 28px;
  }
`;

export const name = css`
  margin-bottom: 8px;
  font-size: 0.875rem;
  font-weight: ${weight.medium};
  color: ${color.textMuted};
`;

export const list = css`
  margin: 0;
`;

export const row = css`
  display: grid;
  grid-template-columns: minmax(10rem, 14rem) minmax(0, 1fr);
  gap: 4px 24px;
  align-items: center;
  min-height: 44px;
  border-top: 1px solid ${color.border};

  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 8px;
  }
`;

export const keys = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
`;

export const combination = css`
  display: inline-flex;
  gap: 4px;
  font: inherit;
`;

export const key = css`
  min-width: 1.75rem;
  padding: 2px 8px;
  font: inherit;
  font-size: 0.875rem;
  text-align: center;
  color: ${color.text};
  border-radius: ${radius.sm}px;
  box-shadow: 0 0 0 1px ${color.borderStrong};
`;

export const does = css`
  margin: 0;
`;

export const end = css`
  display: flex;
  justify-content: flex-end;
  padding-top: 20px;
`;
