import { css } from '@linaria/core';
import {
  bodyWords,
  canHover,
  goneBelow,
  growing,
  quiet,
  spacedRow,
  wholeRow,
} from '../../../kit/theme/mixins.ts';
import { color } from '../../../kit/theme/tokens.ts';

/** A link as a row: glyph, words and address; a press opens the popover. */
export const row = css`
  ${growing}
  ${spacedRow(12)}
  ${wholeRow}
  min-height: 52px;
  padding: 4px 0;
  ${bodyWords}
  outline: none;

  & > svg {
    color: ${color.textMuted};
  }
`;

/** The line below a row that is not part of a list. */
export const ruled = css`
  border-bottom: 1px solid ${color.borderStrong};

  ${canHover} {
    &[data-hovered] {
      border-bottom-color: ${color.text};
    }
  }

  [data-problem] & {
    border-bottom-color: ${color.negative};
  }

  [data-read-only] & {
    color: ${color.textMuted};
    border-bottom: 1px dashed ${color.borderStrong};
  }
`;

export const actions = css`
  min-height: 40px;
`;

export const phase = css`
  ${quiet}

  ${goneBelow('sm')}
`;
