import { css } from '@linaria/core';
import { anyWords, below, inColumn, smallWords, spacedStack } from '../../kit/theme/mixins.ts';
import { color, radius } from '../../kit/theme/tokens.ts';

export const film = css`
  justify-self: center;
  min-height: 8rem;
  max-height: 52dvh;
  background: ${color.surfaceSunken};
  border-radius: ${radius.md}px;
`;

export const slider = css`
  flex: 1 1 16rem;
  min-width: 0;
  height: 44px;
  accent-color: ${color.text};
  border-radius: ${radius.xs}px;
`;

/** Figures that change in their place. */
export const figures = css`
  font-variant-numeric: tabular-nums;
`;

export const columns = css`
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  ${spacedStack(40)}
  align-items: start;

  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;

/** The words must stay in view beside a described of any height. */
export const described = css`
  min-width: 0;

  img {
    max-height: min(58dvh, 640px);
  }

  ${below('lg')} {
    img {
      max-height: 34dvh;
    }

    & > div {
      min-height: 0;
    }
  }
`;

export const about = css`
  ${inColumn}
  ${smallWords}
  ${anyWords}

  section {
    margin-top: 16px;
  }
`;

export const done = css`
  padding-block: 12px;
`;

export const thumbnail = css`
  width: 80px;
  height: 56px;
  object-fit: contain;
  background: ${color.surfaceSunken};
  border-radius: ${radius.sm}px;
`;

export const sum = css`
  margin-inline-end: auto;
`;
