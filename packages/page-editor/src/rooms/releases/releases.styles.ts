import { css } from '@linaria/core';
import { besideRow, growing, spacedRow } from '../../kit/theme/mixins.ts';

export const heading = css`
  margin: 40px 0 12px;
`;

export const held = css`
  ${growing}
  ${spacedRow(16)}
  padding: 4px 0 4px 12px;
  text-align: start;
  ${besideRow("&[aria-current='true']")}
`;
