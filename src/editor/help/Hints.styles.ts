import { css } from '@linaria/core';
import { below, forcedColors } from '#ui/theme/mixins.ts';
import { color, radius, shadow } from '#ui/theme/tokens.ts';

export const hint = css`
  position: fixed;
  z-index: 20;
  right: 16px;
  bottom: 28px;
  left: 16px;
  width: fit-content;
  margin-inline: auto;
  display: flex;
  gap: 12px;
  align-items: center;
  max-width: 36rem;
  padding: 8px 20px;
  color: ${color.text};
  background: ${color.surfaceRaised};
  border-radius: ${radius.full}px;
  box-shadow: ${shadow.bar};

  ${below('md')} {
    bottom: 84px;
  }

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const disc = css`
  flex: none;
  width: 8px;
  height: 8px;
  background: ${color.brand};
  border-radius: ${radius.full}px;
`;

export const words = css`
  flex: 1;
  min-width: 0;
  line-height: 1.5;
`;
