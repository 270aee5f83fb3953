import { css } from '@linaria/core';
import { below, canHover, ellipsis, focusRing, hitArea } from '#ui/theme/mixins.ts';
import { color, radius, weight } from '#ui/theme/tokens.ts';

export const bar = css`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 56px;
  padding: 8px 28px 8px 20px;

  & > svg {
    flex: none;
  }

  ${below('md')} {
    gap: 8px;
    min-height: 52px;
    padding-inline: 16px;
  }
`;

export const site = css`
  ${ellipsis}
  min-width: 0;
  margin: 0;
  font-size: 1rem;
  font-weight: ${weight.medium};
  line-height: 1.5;
  letter-spacing: normal;
  /* It cannot be used: the focus starts here. */
  outline: none;
`;

export const what = css`
  font-size: 0.875rem;
  color: ${color.textMuted};

  ${below('md')} {
    display: none;
  }
`;

export const space = css`
  flex: 1;
`;

export const links = css`
  display: flex;
  gap: 12px;
  align-items: center;

  ${below('md')} {
    display: none;
  }
`;

export const link = css`
  position: relative;
  padding-inline: 8px;
  font-size: 0.875rem;
  font-weight: ${weight.medium};
  color: ${color.text};
  text-decoration: none;
  border-radius: ${radius.xs}px;

  ${hitArea}

  ${canHover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.35em;
    }
  }

  &:focus-visible {
    ${focusRing}
  }
`;
