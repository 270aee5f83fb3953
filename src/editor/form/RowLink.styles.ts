import { css } from '@linaria/core';
import { canHover, focusRingInset } from '#ui/theme/mixins.ts';
import { color, radius } from '#ui/theme/tokens.ts';

/** A ruled row that leads somewhere. */
export const link = css`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 52px;
  padding-block: 6px;
  font-size: 1rem;
  line-height: 1.4;
  text-align: start;
  border-bottom: 1px solid ${color.border};

  & > svg {
    color: ${color.textMuted};
  }

  ${canHover} {
    &:hover {
      border-bottom-color: ${color.borderStrong};
    }
  }

  &[data-focus-visible] {
    ${focusRingInset}
    border-radius: ${radius.xs}px;
  }
`;
