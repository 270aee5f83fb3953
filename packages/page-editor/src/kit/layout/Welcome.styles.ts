import { css } from '@linaria/core';
import { below } from '../theme/mixins.ts';
import { color, weight } from '../theme/tokens.ts';

export const page = css`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 640px) auto;
  gap: 72px;
  /* The light around the disc is wider than a phone. */
  overflow-x: clip;
  align-items: center;
  justify-content: space-evenly;
  padding: 28px;

  /* In the middle of the window, not of what is below a bar. */
  header + & {
    padding-bottom: 84px;
  }

  &:first-child {
    min-height: 100dvh;
  }

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 44px;

    &:first-child {
      align-content: center;
    }
  }
`;

export const title = css`
  font-size: clamp(2.25rem, 8vw, 4.5rem);
  font-weight: ${weight.medium};
  line-height: 1.02;
  letter-spacing: -0.042em;

  &[data-size='form'] {
    font-size: clamp(2.25rem, 6vw, 3.5rem);
    line-height: 1.05;
  }

  &[data-size='room'] {
    font-size: clamp(2rem, 6vw, 2.75rem);
    line-height: 1.12;
    letter-spacing: -0.03em;
  }
`;

export const light = css`
  font-weight: ${weight.thin};
`;

export const lead = css`
  max-width: 32rem;
  margin-bottom: 12px;
  font-size: 1.25rem;
  line-height: 1.55;
  color: ${color.textMuted};
`;

/** The ways to begin, larger than elsewhere: there is nothing else. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  & > button[data-size] {
    min-height: 52px;
    padding-inline: 28px;
    font-size: 1rem;
  }
`;

export const orb = css`
  margin: 100px 72px 100px 0;

  ${below('md')} {
    order: -1;
    margin: 44px auto;
  }
`;
