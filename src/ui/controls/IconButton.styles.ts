import { css } from '@linaria/core';
import { colorsIn, rem, canHover, focusRingOnMedia, hitArea } from '#ui/theme/mixins.ts';
import { border, color, component, corner, duration } from '#ui/theme/tokens.ts';

const { glyph, padding } = component.iconButton;

export const iconButton = css`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--size);
  height: var(--size);
  color: ${color.text};
  border: ${border.hairline}px solid transparent;
  border-radius: ${corner.pill};
  ${colorsIn(duration.base)}
  ${hitArea}

  &[data-size='small'] {
    --size: ${rem(glyph + 2 * padding.small)};
  }

  &[data-size='medium'] {
    --size: ${rem(glyph + 2 * padding.medium)};
  }

  &[data-size='large'] {
    --size: ${rem(glyph + 2 * padding.large)};
  }

  &[data-look='bordered'] {
    border-color: ${color.border};
  }

  &[data-look='filled'] {
    background: ${color.surfaceRaised};
  }

  &[data-look='brand'] {
    color: ${color.onBrand};
    background: ${color.brand};
  }

  &[data-look='bare'] {
    color: ${color.textMuted};
  }

  ${canHover} {
    &[data-look='bordered']:hover {
      border-color: ${color.text};
    }

    &[data-look='filled']:hover {
      color: ${color.background};
      background: ${color.text};
    }

    &[data-look='brand']:hover {
      background: ${color.brandHover};
    }

    &[data-look='bare']:hover {
      color: ${color.text};
    }
  }

  &[data-look]:active {
    color: ${color.onBrand};
    background: ${color.brandPressed};
    border-color: transparent;
    transition-duration: ${duration.instant}ms;
  }

  &[data-look='filled']:focus-visible,
  &[data-look='brand']:focus-visible {
    ${focusRingOnMedia}
  }

  &[data-look]:disabled,
  &[data-look][aria-disabled='true'] {
    color: ${color.textSubtle};
    background: none;
    border-color: ${color.border};
    pointer-events: none;
  }
`;
