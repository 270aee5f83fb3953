import { css } from '@linaria/core';
import { below, canHover, ellipsis, focusRing, hitArea, typeStep } from '#ui/theme/mixins.ts';
import { color, radius, weight } from '#ui/theme/tokens.ts';

export const row = css`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 32px;
  font-size: 0.875rem;
  line-height: 1.4;
  color: ${color.textMuted};

  /* The form cuts hit areas off above it. */
  ${below('lg')} {
    min-height: 44px;
  }
`;

export const nav = css`
  flex: 1;
  min-width: 0;
`;

export const list = css`
  display: flex;
  padding: 0;
  list-style: none;
`;

export const crumb = css`
  display: flex;
  align-items: center;
  min-width: 2rem;

  /* Where one is stays; what is above it gives way. */
  &:last-child {
    flex: none;
    max-width: 75%;
  }
`;

export const mark = css`
  margin-inline: 5px;
  stroke: ${color.textSubtle};
`;

export const link = css`
  position: relative;
  min-width: 0;
  max-width: 16rem;
  border-radius: ${radius.xs}px;
  ${hitArea}

  ${canHover} {
    &:hover {
      color: ${color.text};
    }
  }

  &[data-focus-visible] {
    ${focusRing}
  }
`;

export const words = css`
  display: block;
  ${ellipsis}
`;

export const here = css`
  min-width: 0;
  max-width: 16rem;
  ${ellipsis}
  font-weight: ${weight.medium};
  color: ${color.text};
`;

export const position = css`
  flex: none;
`;

export const title = css`
  margin-top: 4px;
  ${typeStep('title30')}
  overflow-wrap: anywhere;
`;

export const detail = css`
  margin-top: 4px;
`;
