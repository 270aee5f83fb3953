import { css } from '@linaria/core';
import {
  below,
  canHover,
  centred,
  focusRingInset,
  framedPicture,
  goneBelow,
  growing,
  inLines,
  motionAllowed,
  pageEdges,
  round,
  spacedRow,
  stuck,
} from '../../kit/theme/mixins.ts';
import { color, duration, easing } from '../../kit/theme/tokens.ts';

/** A list too narrow for all columns at this size of text, and one too narrow for any. */
const few = '@container (max-width: 46rem)';
const one = '@container (max-width: 32rem)';

export const cells = css`
  ${growing}
  ${spacedRow(20)}
  min-height: 56px;

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
  flex: 276 1 8rem;
`;

export const lock = css`
  display: inline-block;
  margin-inline-start: 8px;
  color: ${color.textMuted};
  vertical-align: -3px;
`;

export const detail = css`
  flex: 170 1 4rem;

  ${few} {
    display: none;
  }
`;

export const phase = css`
  flex: 260 1 6rem;

  ${one} {
    grid-row: 2;
    grid-column: 2;
  }
`;

export const viewed = css`
  flex: none;
  ${spacedRow(10)}
  width: 6.5rem;
  font-variant-numeric: tabular-nums;

  ${one} {
    display: none;
  }
`;

export const when = css`
  flex: none;
  min-width: 5.5rem;
  text-align: end;

  ${one} {
    display: none;
  }
`;

export const more = css`
  ${centred}
  flex: none;
  color: ${color.textMuted};
  ${round(44)}
  outline: none;

  ${canHover} {
    &[data-hovered] {
      color: ${color.text};
      background: ${color.surfaceRaised};
    }
  }

  &[data-focus-visible] {
    ${focusRingInset}
  }
`;

export const selected = css`
  ${stuck}
  ${inLines}
  gap: 8px 12px;
  padding-block: 8px;
  background: ${color.surfaceSunken};

  & > :first-child {
    margin-inline-end: auto;
  }
`;

export const filters = css`
  ${inLines}
  gap: 8px;
  padding-block: 12px;

  & > :last-child {
    margin-inline-start: auto;
  }
`;

export const disc = css`
  margin-top: 56px;
  overflow: hidden;
  background: ${color.surface};
  ${round(264)}

  &:empty,
  &:not(:has(img)) {
    visibility: hidden;
  }

  ${goneBelow('xl')}

  @media (max-height: 820px) {
    display: none;
  }
`;

export const picture = css`
  ${framedPicture}

  @keyframes appear {
    from {
      opacity: 0;
    }
  }

  ${motionAllowed} {
    animation: appear ${duration.base}ms ${easing.out};
  }
`;

export const columns = css`
  --side: min(23rem, 30vw);
  --above: 16px;
  scrollbar-gutter: stable;

  ${below('xl')} {
    --side: min(18rem, 30vw);
  }
`;

export const main = css`
  min-width: 0;
  padding: 48px 56px 44px;
  ${pageEdges}

  ${below('lg')} {
    padding-top: 8px;
  }
`;

export const key = css`
  ${goneBelow('md')}
`;

export const question = css`
  margin-top: 16px;
`;
