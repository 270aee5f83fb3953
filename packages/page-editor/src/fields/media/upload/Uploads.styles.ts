import { css } from '@linaria/core';
import {
  canHover,
  centred,
  dashedEdge,
  drawnOver,
  ellipsis,
  emphasis,
  forcedColors,
  forcedEdge,
  grounded,
  inColumn,
  ringAt,
  scrollingPart,
  smallWords,
  spacedStack,
  typeStep,
} from '../../../kit/theme/mixins.ts';
import { color, radius } from '../../../kit/theme/tokens.ts';

/** A tile of words in the middle. */
const words = `
  ${inColumn}
  align-items: center;
  justify-content: center;
  min-height: 90px;
  padding: 8px;
  ${typeStep('caption12')}
`;

export const tile = css`
  ${words}
  min-width: 0;
  color: ${color.textMuted};
  ${grounded(color.surfaceRaised)}
`;

export const name = css`
  max-width: 100%;
  margin-top: 6px;
  ${ellipsis}
`;

export const refused = css`
  grid-column: 1 / -1;
  padding: 12px;
  ${smallWords}
  color: ${color.text};
  ${grounded(color.surfaceRaised)}

  & > svg {
    color: ${color.negative};
  }

  &[data-known] > svg {
    color: ${color.textMuted};
  }
`;

export const add = css`
  ${words}
  gap: 4px;
  color: ${color.text};
  text-align: center;
  text-wrap: balance;
  ${dashedEdge}

  ${canHover} {
    &:hover {
      border-color: ${color.text};
    }
  }

  &[data-focus-visible] {
    ${ringAt(3)}
  }
`;

/** The line around everything that takes a dropped file. */
export const over = css`
  ${drawnOver}
  z-index: 10;
  ${centred}
  padding: 16px;
  ${emphasis}
  text-align: center;
  background: color-mix(in srgb, ${color.surface} 82%, transparent);
  border: 3px solid ${color.mark};
  border-radius: inherit;

  ${forcedColors} {
    border-color: Highlight;
  }
`;

/** All files on their way together: how far they are, above those of which there is something to say. */
export const panel = css`
  flex: none;
  max-height: 45%;
  padding: 4px 4px 16px;
  margin-inline: -4px;
  ${scrollingPart}
`;

export const progress = css`
  flex: 1;
  ${spacedStack(6)}
`;

export const track = css`
  display: block;
  height: 3px;
  background: ${color.border};
  border-radius: ${radius.full}px;

  ${forcedEdge}
`;

export const fill = css`
  display: block;
  height: 100%;
  background: ${color.text};
  border-radius: ${radius.full}px;

  ${forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

export const tiles = css`
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  ${spacedStack(12)}
  margin-top: 12px;
`;

export const left = css`
  margin-top: 8px;
`;
