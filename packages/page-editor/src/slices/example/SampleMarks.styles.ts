import { css } from '@linaria/core';
import {
  atOrigin,
  forcedColors,
  forcedEdge,
  ownHitArea,
  ringAt,
  spacedRow,
  typeStep,
} from '../../kit/theme/mixins.ts';
import { color, darkPalette, lightPalette, radius } from '../../kit/theme/tokens.ts';

/* On the page's own ground, whatever the theme of the editor is. */
export const mark = css`
  ${atOrigin}
  border: 1.5px dashed ${lightPalette.borderStrong};
  border-radius: 0 ${radius.xs}px ${radius.xs}px;

  &[data-ground='dark'] {
    border-color: ${darkPalette.borderStrong};
  }

  ${forcedColors} {
    border-color: CanvasText;
  }
`;

export const tab = css`
  position: absolute;
  left: -1.5px;
  bottom: 100%;
  ${spacedRow(6)}
  height: 20px;
  padding: 0 7px;
  border-radius: ${radius.xs}px ${radius.xs}px 0 0;
  color: ${color.text};
  background: ${color.surfaceRaised};
  white-space: nowrap;
  ${typeStep('caption12')}

  &[data-at='inside'] {
    top: 0;
    bottom: auto;
  }

  &[data-at='end'] {
    inset-inline: auto -1.5px;
  }

  &[data-at='beside'] {
    top: -1.5px;
    bottom: auto;
    left: 100%;
    border-radius: 0 ${radius.xs}px ${radius.xs}px 0;
  }

  ${forcedEdge}
`;

/* Beside the label of the selected slice. */
export const button = css`
  left: auto;
  bottom: auto;
  margin-inline-start: 4px;
  pointer-events: auto;
  cursor: pointer;
  ${ownHitArea}

  &[data-focus-visible] {
    ${ringAt(2)}
  }
`;
