import { css } from '@linaria/core';
import { below, canHover, ellipsis } from '#ui/theme/mixins.ts';
import { color, weight } from '#ui/theme/tokens.ts';

/** A link as a row: glyph, words and address; a press opens the popover. */
export const row = css`
  display: flex;
  flex: 1;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-width: 0;
  min-height: 52px;
  padding: 4px 0;
  font-size: 1rem;
  line-height: 1.5;
  color: ${color.text};
  text-align: start;
  outline: none;

  & > svg {
    flex: none;
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

export const words = css`
  display: grid;
  flex: 1;
  min-width: 0;
`;

export const title = css`
  ${ellipsis}
`;

export const address = css`
  ${ellipsis}
  font-size: 0.875rem;
  line-height: 1.43;
  color: ${color.textMuted};
`;

export const empty = css`
  color: ${color.textMuted};
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;
  min-height: 40px;
`;

export const strong = css`
  font-weight: ${weight.medium};
`;

export const phase = css`
  font-size: 0.875rem;
  color: ${color.textMuted};

  ${below('sm')} {
    display: none;
  }
`;

export const sentence = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${color.textMuted};

  & > strong {
    color: ${color.text};
  }
`;

export const note = css`
  font-size: 0.875rem;
  line-height: 1.43;
`;
