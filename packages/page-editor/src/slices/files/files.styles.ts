import { css } from '@linaria/core';
import { below, canHover, forcedColors } from '../../kit/theme/mixins.ts';
import { color, radius, shadow } from '../../kit/theme/tokens.ts';

export const ways = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px;

  ${below('md')} {
    grid-template-columns: 1fr;
  }
`;

export const way = css`
  display: flex;
  flex-direction: column;
  gap: 4px;
  cursor: pointer;
`;

export const picture = css`
  display: block;
  aspect-ratio: 288 / 168;
  margin-bottom: 8px;
  overflow: hidden;
  background: ${color.surface};
  border-radius: ${radius.md}px;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${canHover} {
    [data-hovered] > & {
      box-shadow: inset 0 0 0 1.5px ${color.focus};
    }
  }

  [data-selected] > & {
    outline: 2px solid ${color.mark};
    outline-offset: 4px;

    ${forcedColors} {
      outline-color: Highlight;
    }
  }

  [data-focus-visible] > & {
    outline: 3px solid ${color.focus};
    outline-offset: 4px;
  }
`;

/** Files that were dropped on the page and are on their way, at the lower edge of the sheet. */
export const uploading = css`
  position: absolute;
  z-index: 20;
  inset-block-end: 16px;
  inset-inline: 16px;
  max-width: 480px;
  max-height: 60%;
  padding: 16px 20px 8px;
  margin-inline: auto;
  overflow: auto;
  background: ${color.surfaceRaised};
  border-radius: ${radius.field}px;
  box-shadow: ${shadow.bar};
`;
