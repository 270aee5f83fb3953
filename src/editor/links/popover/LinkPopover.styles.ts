import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';

/** Where the popover is anchored; its box follows the words. */
export const anchor = css`
  position: fixed;
  inset: 0 auto auto 0;
  width: 0;
  height: 0;
  pointer-events: none;
`;

export const head = css`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  margin-inline-end: -10px;
`;

export const title = css`
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const fields = css`
  display: grid;
  gap: 20px;
  margin-top: 12px;
`;

export const row = css`
  display: flex;
  gap: 12px;
  align-items: center;
`;

export const value = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const muted = css`
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  margin-top: 16px;
`;

export const space = css`
  flex: 1;
`;
