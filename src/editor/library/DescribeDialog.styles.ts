import { css } from '@linaria/core';
import { below } from '#ui/theme/mixins.ts';

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 40px;
  align-items: start;

  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;

/** The words must stay in view beside a picture of any height. */
export const picture = css`
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

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
`;

export const about = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.5;
  overflow-wrap: anywhere;

  section {
    margin-top: 16px;
  }
`;

export const done = css`
  padding-block: 12px;
`;
