import { css } from '@linaria/core';
import { color, radius, weight } from '#ui/theme/tokens.ts';

export const pane = css`
  display: flex;
  flex-direction: column;
  gap: 24px;
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.5;
`;

export const part = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const heading = css`
  margin-bottom: 4px;
  font-size: 0.875rem;
  font-weight: ${weight.medium};
  line-height: 1.5;
  color: ${color.textMuted};
`;

export const facts = css`
  overflow-wrap: anywhere;
`;

export const quiet = css`
  color: ${color.textMuted};
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
`;

export const uses = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: 0;
  margin: 0;
  list-style: none;
  overflow-wrap: anywhere;

  button {
    text-align: start;
  }
`;

export const about = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

export const form = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
  align-items: flex-end;

  & > :first-child {
    align-self: stretch;
  }
`;

export const problem = css`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  margin-top: 16px;
  color: ${color.text};

  & > svg {
    color: ${color.negative};
  }
`;

export const compared = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: 24px;
`;

export const side = css`
  margin: 0;

  figcaption {
    display: flex;
    flex-direction: column;
    margin-top: 8px;
    font-size: 0.875rem;
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: ${weight.medium};
    color: ${color.text};
  }
`;

export const sidePicture = css`
  display: block;
  width: 100%;
  height: 220px;
  object-fit: contain;
  background: ${color.surfaceSunken};
  border-radius: ${radius.md}px;
`;

/** A film, a sound or a document, where a picture would be cut. */
export const preview = css`
  display: grid;
  place-items: center;
  min-height: 12rem;
  overflow: hidden;
  background: ${color.surfaceSunken};
  border-radius: ${radius.md}px;

  video,
  img {
    display: block;
    max-width: 100%;
    max-height: max(12rem, 100dvh - 20rem);
  }
`;
