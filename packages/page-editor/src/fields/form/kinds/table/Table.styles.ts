import { css } from '@linaria/core';
import { focusRingInset, smallWords } from '../../../../kit/theme/mixins.ts';
import { color, radius, weight } from '../../../../kit/theme/tokens.ts';

export const scroller = css`
  padding-bottom: 4px;
  margin-left: -12px;
  overflow-x: auto;
`;

export const table = css`
  width: 100%;
  border-spacing: 0;
  border-collapse: collapse;
`;

export const handle = css`
  width: 40px;
  padding: 0;
  text-align: center;
  vertical-align: middle;
`;

export const cell = css`
  min-width: 6rem;
  padding: 0;
  font-weight: ${weight.regular};
  text-align: start;
  vertical-align: top;
  border: 1px solid ${color.border};
  border-radius: ${radius.xs}px;

  th& {
    font-weight: ${weight.medium};
    background: ${color.surface};
  }

  &:has(:focus-visible) {
    ${focusRingInset}
  }
`;

export const text = css`
  --lines: 12;
  padding: 8px 10px;
  ${smallWords}
`;
