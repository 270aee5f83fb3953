import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';
import { plainInput } from '../../ui/fields/ruled.styles.ts';

/** The input over an invisible copy of its text, which puts the unit right behind it. */
export const box = css`
  position: relative;
  display: flex;
  flex: 1;
  gap: 6px;
  min-width: 0;
  /* Without a text nothing else would be as high as a line. */
  min-height: 1lh;

  & > .${plainInput} {
    position: absolute;
    inset: 0;
  }
`;

export const copy = css`
  overflow: hidden;
  white-space: pre;
  visibility: hidden;
`;

export const unit = css`
  flex: none;
  color: ${color.textMuted};
`;

export const steps = css`
  display: flex;
  margin: -8px -10px -11px 0;
`;
