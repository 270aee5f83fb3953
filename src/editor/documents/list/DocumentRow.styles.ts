import { css } from '@linaria/core';
import { canHover, ellipsis, focusRing, visuallyHidden } from '#ui/theme/mixins.ts';
import { color, radius, weight } from '#ui/theme/tokens.ts';

/** A list too narrow for all columns at this size of text, and one too narrow for any. */
const few = '@container (max-width: 46rem)';
const one = '@container (max-width: 32rem)';

export const cells = css`
  display: flex;
  gap: 20px;
  align-items: center;
  min-height: 72px;
  padding-block: 8px;

  /* Picture and button at the sides, the state below the name. */
  ${one} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 16px;

    & > :first-child,
    & > :last-child {
      grid-row: 1 / 3;
    }
  }
`;

export const name = css`
  display: grid;
  flex: 276 1 8rem;
  min-width: 0;
`;

export const title = css`
  ${ellipsis}
  font-weight: ${weight.medium};
  line-height: 1.5;
`;

export const lock = css`
  display: inline-block;
  margin-inline-start: 8px;
  color: ${color.textMuted};
  vertical-align: -3px;
`;

export const lockWords = css`
  ${visuallyHidden}
`;

export const address = css`
  ${ellipsis}
  font-size: 0.875rem;
  line-height: 1.43;
  color: ${color.textMuted};
`;

export const detail = css`
  ${ellipsis}
  flex: 170 1 4rem;
  min-width: 0;
  font-size: 0.875rem;
  color: ${color.textMuted};

  ${few} {
    display: none;
  }
`;

export const phase = css`
  flex: 260 1 6rem;
  min-width: 0;
  font-size: 0.875rem;

  &[data-quiet] {
    color: ${color.textMuted};
  }

  ${one} {
    grid-row: 2;
    grid-column: 2;
  }
`;

export const when = css`
  flex: none;
  min-width: 5.5rem;
  font-size: 0.875rem;
  color: ${color.textMuted};
  text-align: end;

  ${one} {
    display: none;
  }
`;

export const more = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  color: ${color.textMuted};
  border-radius: ${radius.full}px;
  outline: none;

  ${canHover} {
    &[data-hovered] {
      color: ${color.text};
      background: ${color.surfaceRaised};
    }
  }

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -3px;
  }
`;
