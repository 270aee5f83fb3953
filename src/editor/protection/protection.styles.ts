import { css } from '@linaria/core';
import { color, radius, weight } from '#ui/theme/tokens.ts';

export const place = css`
  min-width: 0;
`;

export const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
`;

export const still = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: baseline;
  margin: 16px 0 0;
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;

export const words = css`
  margin-top: 12px;
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textMuted};

  &:empty {
    display: none;
  }
`;

export const share = css`
  padding-top: 20px;
  margin-top: 20px;
  border-top: 1px solid ${color.border};
`;

export const title = css`
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-weight: ${weight.medium};
  color: ${color.text};
`;

export const list = css`
  padding: 0;
  margin: 16px 0 0;
  list-style: none;
  border-top: 1px solid ${color.border};
`;

export const row = css`
  padding-block: 14px;
  border-bottom: 1px solid ${color.border};

  & > p {
    margin-top: 0;
  }
`;

export const client = css`
  overflow-wrap: anywhere;
  font-weight: ${weight.medium};
  color: ${color.text};

  [data-state='expired'] > &,
  [data-state='revoked'] > &,
  [data-state='lost'] > & {
    color: ${color.textMuted};
  }
`;

export const fields = css`
  display: grid;
  gap: 24px;

  & > p {
    margin-top: 0;
  }
`;

/** Long, and to be selected as a whole. */
export const address = css`
  padding: 12px 16px;
  overflow-wrap: anywhere;
  user-select: all;
  color: ${color.text};
  background: ${color.surfaceSunken};
  border-radius: ${radius.md}px;
`;
