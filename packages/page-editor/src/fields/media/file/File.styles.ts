import { css } from '@linaria/core';
import {
  below,
  centred,
  emphasis,
  grounded,
  inColumn,
  quiet,
  smallWords,
  spacedStack,
} from '../../../kit/theme/mixins.ts';
import { color } from '../../../kit/theme/tokens.ts';

export const pane = css`
  ${smallWords}
`;

export const heading = css`
  margin-bottom: 4px;
`;

export const uses = css`
  overflow-wrap: anywhere;

  button {
    text-align: start;
  }

  /* The hit areas of two lines would lie over each other. */
  ${below('lg')} {
    row-gap: 12px;
  }
`;

export const warning = css`
  margin-top: 16px;
  color: ${color.text};

  & > svg {
    color: ${color.negative};
  }
`;

export const compared = css`
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  ${spacedStack(24)}
`;

export const side = css`
  ${inColumn}
  margin-top: 8px;
  ${quiet}
  overflow-wrap: anywhere;

  & > strong {
    ${emphasis}
  }
`;

export const sidePicture = css`
  width: 100%;
  height: 220px;
  object-fit: contain;
  ${grounded(color.surfaceSunken)}
`;

/** A film, a sound or a document, where a picture would be cut. */
export const preview = css`
  ${centred}
  min-height: 12rem;
  overflow: hidden;
  ${grounded(color.surfaceSunken)}

  video,
  img {
    max-height: max(12rem, 100dvh - 20rem);
    object-fit: contain;
  }
`;
