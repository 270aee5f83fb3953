import { css } from '@linaria/core';
import {
  canHover,
  emphasis,
  inRow,
  smallPrint,
  spacedRow,
  stuck,
} from '../../../kit/theme/mixins.ts';
import { color, duration, easing, radius } from '../../../kit/theme/tokens.ts';

/** Stays at the top of the form while a long text scrolls. */
export const toolbar = css`
  ${stuck}
  ${inRow}
  min-height: 40px;
  margin: 0 0 4px -8px;
  background: ${color.surfaceSunken};
`;

/** The style menu: words with a chevron. */
export const words = css`
  ${spacedRow(2)}
  height: 36px;
  padding: 0 4px 0 8px;
  font-size: 0.875rem;
  white-space: nowrap;
  ${emphasis}
  border-radius: ${radius.sm}px;
  transition: background-color ${duration.quick}ms ${easing.out};

  ${canHover} {
    &:hover {
      background: ${color.surfaceRaised};
    }
  }

  &[aria-expanded='true'] {
    background: ${color.surfaceRaised};
  }
`;

/** Icon buttons stand closer here than in bars, and are squares when on. */
export const tools = css`
  ${inRow}

  & > button[data-tone] {
    width: 36px;
    border-radius: ${radius.sm}px;
  }

  & > button[aria-pressed='true'] {
    box-shadow: 0 0 0 1px ${color.hairline};
  }
`;

export const count = css`
  flex: 1;
  padding-inline: 8px 4px;
  ${smallPrint}
  text-align: end;
  white-space: nowrap;
`;
