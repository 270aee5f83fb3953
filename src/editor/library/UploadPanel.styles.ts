import { css } from '@linaria/core';
import { forcedColors } from '#ui/theme/mixins.ts';
import { color, radius } from '#ui/theme/tokens.ts';

export const panel = css`
  flex: none;
  max-height: 45%;
  padding: 4px 4px 16px;
  margin-inline: -4px;
  overflow: auto;
  scrollbar-width: thin;
`;

export const head = css`
  display: flex;
  gap: 20px;
  align-items: center;
`;

export const progress = css`
  display: grid;
  flex: 1;
  gap: 6px;
  font-size: 0.875rem;
  line-height: 1.5;
`;

export const track = css`
  display: block;
  height: 3px;
  background: ${color.border};
  border-radius: ${radius.full}px;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
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
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: 12px;
  margin-top: 12px;
`;

export const more = css`
  margin-top: 8px;
  font-size: 0.875rem;
  color: ${color.textMuted};
`;
