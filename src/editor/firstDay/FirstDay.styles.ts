import { css } from '@linaria/core';
import { below } from '#ui/theme/mixins.ts';
import { color, weight } from '#ui/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 640px) auto;
  gap: 72px;
  /* The light around the disc is wider than a phone. */
  overflow-x: clip;
  align-items: center;
  justify-content: space-evenly;
  min-height: 100dvh;
  padding: 28px;

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 44px;
    align-content: center;
  }
`;

export const words = css`
  display: grid;
  gap: 24px;
  justify-items: start;
`;

export const title = css`
  margin: 0;
  font-size: clamp(2.25rem, 8vw, 4.5rem);
  font-weight: ${weight.medium};
  line-height: 1.02;
  letter-spacing: -0.042em;
`;

export const light = css`
  font-weight: 200;
`;

export const lead = css`
  max-width: 32rem;
  margin: 0 0 12px;
  font-size: 1.25rem;
  line-height: 1.55;
  color: ${color.textMuted};
`;

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

/** The form, in the middle of the window and as wide as a line of text. */
export const form = css`
  display: grid;
  gap: 24px;
  align-content: center;
  max-width: 640px;
  min-height: 100dvh;
  margin-inline: auto;
  padding: 56px 28px;
`;

export const formTitle = css`
  margin: 0;
  font-size: clamp(2.25rem, 6vw, 3.5rem);
  font-weight: ${weight.medium};
  line-height: 1.05;
  letter-spacing: -0.042em;
`;

export const note = css`
  margin: 0;
  color: ${color.textMuted};
`;

export const fields = css`
  display: grid;
  gap: 20px;
  margin-block: 12px;
`;

export const links = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const legend = css`
  margin-bottom: 4px;
  padding: 0;
  font-weight: ${weight.medium};
`;

export const link = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 20px;
  width: 100%;

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`;

export const picture = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: center;
`;

export const shown = css`
  width: 120px;
  height: 80px;
  object-fit: cover;
  border-radius: 8px;
`;

export const problem = css`
  margin: 0;
  color: ${color.text};
`;
