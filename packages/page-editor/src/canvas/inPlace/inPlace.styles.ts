import { css } from '@linaria/core';
import { forcedColors } from '../../kit/theme/mixins.ts';
import { color } from '../../kit/theme/tokens.ts';

/** Distance of list items; of two lists it would be that of blocks. */
export const ITEM_GAP = '--in-place-item-gap';

/** A text of the page while it is edited: its type stays, the caret is the editor's. */
export const text = css`
  outline: none;
  cursor: text;
  user-select: text;
  caret-color: ${color.brand};

  & [data-joined] {
    margin-block-start: var(${ITEM_GAP}, 0);
  }

  & [data-highlight] {
    background: color-mix(in srgb, ${color.brand} 30%, transparent);
  }

  & .ProseMirror-selectednode {
    outline: 2px solid ${color.brand};
    outline-offset: 2px;
  }

  ${forcedColors} {
    & [data-highlight],
    & .ProseMirror-selectednode {
      outline: 2px solid Highlight;
    }
  }
`;
