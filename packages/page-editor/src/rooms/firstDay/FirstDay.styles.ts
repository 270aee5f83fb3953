import { css } from '@linaria/core';
import { below } from '../../kit/theme/mixins.ts';
import { radius } from '../../kit/theme/tokens.ts';

/** In the middle of the window and as wide as a line of text. */
export const form = css`
  display: grid;
  gap: 24px;
  align-content: center;
  max-width: 640px;
  min-height: 100dvh;
  margin-inline: auto;
  padding: 56px 28px;
`;

export const fields = css`
  margin-block: 12px;
`;

export const links = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const legend = css`
  padding: 0 0 4px;
`;

export const link = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 20px;
  width: 100%;

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`;

export const shown = css`
  width: 120px;
  height: 80px;
  object-fit: cover;
  border-radius: ${radius.sm}px;
`;
