import { css } from '@linaria/core';
import { color, radius, shadow } from '../../kit/theme/tokens.ts';

/** Files that were dropped on the page and are on their way, at the lower edge of the sheet. */
export const uploading = css`
  position: absolute;
  z-index: 20;
  inset-block-end: 16px;
  inset-inline: 16px;
  max-width: 480px;
  max-height: 60%;
  padding: 16px 20px 8px;
  margin-inline: auto;
  overflow: auto;
  background: ${color.surfaceRaised};
  border-radius: ${radius.field}px;
  box-shadow: ${shadow.bar};
`;
