import { css } from '@linaria/core';
import { canHover, focusRing, hitArea } from '../theme/mixins.ts';
import { color, radius } from '../theme/tokens.ts';

export const button = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  margin: -8px -10px -8px 0;
  color: ${color.textMuted};
  border-radius: ${radius.full}px;
  ${hitArea}

  ${canHover} {
    &:hover {
      color: ${color.text};
    }
  }

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -4px;
  }
`;
