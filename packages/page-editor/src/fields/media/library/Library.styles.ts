import { css } from '@linaria/core';
import { below, inColumn } from '../../../kit/theme/mixins.ts';

export const pane = css`
  ${inColumn}
  min-width: 0;
  min-height: 0;
  height: 100%;
`;

export const search = css`
  flex: none;
`;

export const pills = css`
  flex: none;
  margin-block: 10px 12px;

  /* The hit areas of two lines would lie over each other. */
  ${below('lg')} {
    row-gap: 12px;
  }
`;

export const uploads = css`
  display: grid;
  flex: none;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  max-height: 40%;
  margin-bottom: 12px;
  padding: 3px;
  margin-inline: -3px;
  overflow: auto;

  [data-roomy] > & {
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
    gap: 16px;
  }
`;

export const problem = css`
  flex: none;
  margin-bottom: 12px;
`;
