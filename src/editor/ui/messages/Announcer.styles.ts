import { css } from '@linaria/core';
import { visuallyHidden } from '#ui/theme/mixins.ts';

export const region = css`
  ${visuallyHidden}
`;
