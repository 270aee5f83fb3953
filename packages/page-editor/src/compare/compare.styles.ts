import { css } from '@linaria/core';
import {
  atOrigin,
  drawnOver,
  emphasis,
  forcedColors,
  growingDown,
  inColumn,
  shrinking,
  spacedStack,
} from '../kit/theme/mixins.ts';
import { color, radius } from '../kit/theme/tokens.ts';

export const compared = css`
  ${inColumn}
  gap: 8px;
  min-width: 0;
  height: 100%;
`;

export const pages = css`
  position: relative;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${spacedStack(12)}
  ${growingDown}

  [data-mode='slider'] > &,
  [data-mode='one'] > & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const page = css`
  grid-template-rows: auto minmax(0, 1fr);
  ${spacedStack(4)}
  ${shrinking}

  [data-mode='slider'] & {
    grid-area: 1 / 1;
  }

  /* The later page lies over the earlier one, from the handle on. */
  [data-mode='slider'] &[data-side='after'] {
    clip-path: inset(0 0 0 var(--part));
    text-align: end;
  }

  [data-mode='one'] & {
    grid-area: 1 / 1;
    visibility: hidden;
  }

  [data-mode='one'][data-side='before'] &[data-side='before'],
  [data-mode='one'][data-side='after'] &[data-side='after'] {
    visibility: visible;
  }
`;

export const slider = css`
  flex: 1 1 12rem;
  min-width: 8rem;
`;

export const marks = css`
  ${drawnOver}
  overflow: clip;
`;

/** Both rings together reach 3:1 on any ground. */
export const mark = css`
  position: absolute;
  border: 2px solid ${color.focus};
  outline: 1px solid ${color.surfaceSunken};

  ${forcedColors} {
    border-color: Highlight;
  }
`;

export const label = css`
  ${atOrigin}
  padding: 2px 8px;
  font-size: 0.75rem;
  line-height: 1.5;
  ${emphasis}
  background: ${color.surfaceRaised};
  border-end-end-radius: ${radius.sm}px;
`;
