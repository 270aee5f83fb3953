import { css } from '@linaria/core';
import {
  anyWords,
  atOrigin,
  below,
  covering,
  floating,
  forcedColors,
  forcedEdge,
  forcedMark,
  landingDisc,
  spacedStack,
  typeStep,
} from '../../kit/theme/mixins.ts';
import { color, duration, radius, shadow, weight } from '../../kit/theme/tokens.ts';

/** Width in px of what follows the pointer. */
const CARD = 264;

export const overlay = css`
  ${covering}
  z-index: 20;
  overflow: hidden;
  cursor: grabbing;
`;

/** Lines come when the page has stepped back: before that it moves below them. */
const late = `
  animation: editor-drag-appear ${duration.quick}ms ${duration.quick}ms both;

  @keyframes editor-drag-appear {
    from {
      opacity: 0;
    }
  }
`;

export const from = css`
  ${atOrigin}
  border: 1.5px dashed rgb(12 11 10 / 0.6);
  ${late}

  &[data-ground='dark'] {
    border-color: rgb(255 255 255 / 0.8);
  }
`;

/** A ring of the other ground, so that it shows on any colour of the page. */
const RING = '0 0 0 1px rgb(12 11 10 / 0.45)';

export const line = css`
  ${atOrigin}
  height: 3px;
  margin-top: -1.5px;
  background: ${color.mark};
  box-shadow: ${RING};
  ${late}

  &::before {
    ${landingDisc}
    top: 50%;
    box-shadow: ${RING};
    transform: translate(-50%, -50%);
  }

  ${forcedColors} {
    &,
    &::before {
      ${forcedMark}
    }
  }
`;

/** Follows the pointer beyond the sheet, too. */
export const moving = css`
  ${atOrigin}
  position: fixed;
  width: ${CARD}px;
  pointer-events: none;
`;

export const card = css`
  ${spacedStack(8)}
  padding: 20px;
  border-radius: ${radius.md}px;
  background: ${color.surfaceRaised};
  box-shadow:
    ${shadow.raised},
    0 0 0 2px ${color.mark};
  transform: rotate(-1.2deg);

  ${forcedColors} {
    border: 2px solid Highlight;
  }
`;

export const movingWords = css`
  ${typeStep('body18')}
  font-weight: ${weight.light};
  line-height: 1.3;
  letter-spacing: -0.02em;
  ${anyWords}
`;

export const words = css`
  position: absolute;
  bottom: 16px;
  left: 50%;
  padding: 10px 20px;
  border-radius: ${radius.full}px;
  ${floating}
  white-space: nowrap;
  transform: translateX(-50%);
  pointer-events: none;
  ${typeStep('small14')}

  /* Notes are at the lower edge. */
  &[data-above] {
    top: 16px;
    bottom: auto;
  }

  /* In the middle of what the outline leaves of the page. */
  ${below('xl')} {
    [data-view='outline'] & {
      left: calc(50% + 130px);
      padding-inline: 12px;
    }
  }

  ${below('md')} {
    [data-view='outline'] & {
      left: 50%;
    }
  }

  ${forcedEdge}
`;

/** Files that were dropped on the page and are on their way, at the lower edge of the sheet. */
export const uploading = css`
  position: absolute;
  z-index: 20;
  bottom: 16px;
  inset-inline: 16px;
  max-width: 480px;
  max-height: 60%;
  padding: 16px 20px 8px;
  margin-inline: auto;
  overflow: auto;
  border-radius: ${radius.lg}px;
  ${floating}
`;
