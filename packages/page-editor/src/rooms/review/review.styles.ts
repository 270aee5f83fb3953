import { css } from '@linaria/core';
import {
  below,
  canHover,
  focusRing,
  forcedColors,
  round,
  spacedStack,
  up,
} from '../../kit/theme/mixins.ts';
import { color, radius } from '../../kit/theme/tokens.ts';

export const columns = css`
  display: grid;
  gap: 32px 48px;

  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 17rem);
    align-items: start;

    & > :last-child {
      position: sticky;
      top: 0;
    }
  }
`;

/** What a foot says beside its buttons; on phones above them. */
export const note = css`
  flex: 1 1 8rem;
  min-width: 0;

  ${below('md')} {
    flex-basis: 100%;

    /* No line of its own as long as it says nothing. */
    &:empty {
      flex-basis: 0;
    }

    /* The words of the last button change with what is chosen: nothing moves for it. */
    & ~ button:last-child {
      flex-basis: 100%;
    }
  }
`;

export const others = css`
  padding-bottom: 12px;

  /* What follows begins with a line. */
  & > :last-child {
    border-bottom: 0;
  }
`;

export const createRelease = css`
  flex: 1 1 20rem;
  align-items: end;

  & > :first-child {
    flex: 1 1 12rem;
    margin: 0;
  }
`;

export const versions = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${spacedStack(16)}

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const version = css`
  display: block;
  padding: 18px 20px 20px;
  cursor: pointer;
  border-radius: ${radius.lg}px;
  box-shadow: inset 0 0 0 1px ${color.borderStrong};

  ${canHover} {
    &:hover {
      box-shadow: inset 0 0 0 1px ${color.text};
    }
  }

  &[data-selected],
  &[data-used] {
    box-shadow: inset 0 0 0 2px ${color.mark};
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  ${forcedColors} {
    border: 1px solid CanvasText;

    &[data-selected],
    &[data-used] {
      border: 3px solid Highlight;
    }
  }
`;

export const name = css`
  margin-bottom: 10px;
`;

export const dot = css`
  border: 1.5px solid ${color.borderStrong};
  ${round(18)}

  [data-selected] &,
  [data-used] & {
    border: 6px solid ${color.mark};
  }
`;
