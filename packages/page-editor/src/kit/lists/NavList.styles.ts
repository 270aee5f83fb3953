import { css } from '@linaria/core';
import {
  below,
  emphasis,
  forcedColors,
  forcedMark,
  goneBelow,
  hoverText,
  round,
  spacedStack,
  square,
  typeStep,
} from '../theme/mixins.ts';
import { color, duration, easing, radius, weight } from '../theme/tokens.ts';

export const list = css`
  ${spacedStack(12)}
  justify-items: start;

  ${below('lg')} {
    display: flex;
    gap: 4px 20px;
    margin: 0 -8px;
    overflow-x: auto;

    /* More than the lists of the site, which have no room of their own. */
    && {
      padding: 8px 40px 8px 8px;
    }

    scroll-padding-inline: 8px 40px;
    /* There may be more. */
    mask-image: linear-gradient(to left, transparent, #000 40px);
  }
`;

export const row = css`
  position: relative;
  display: inline-grid;
  grid-auto-flow: column;
  gap: 12px;
  align-content: center;
  align-items: baseline;
  min-height: 44px;
  font-size: 2.25rem;
  font-weight: ${weight.thin};
  line-height: 1.3;
  letter-spacing: -0.03em;
  text-align: start;
  white-space: nowrap;
  border-radius: ${radius.xs}px;
  cursor: default;
  transition: color ${duration.quick}ms ${easing.out};

  &[aria-current] {
    ${emphasis}
  }

  &[aria-current]::before {
    content: '';
    align-self: center;
    margin-inline-end: 6px;
    background: ${color.mark};
    ${round(14)}
  }

  ${hoverText}

  ${forcedColors} {
    &[aria-current]::before {
      ${forcedMark}
    }
  }

  ${below('xl')} {
    font-size: 1.75rem;
  }

  ${below('lg')} {
    align-items: center;
    font-size: 1.25rem;
    font-weight: ${weight.regular};
    letter-spacing: -0.01em;

    &[aria-current]::before {
      ${square(8)}
      margin-inline-end: 0;
    }
  }
`;

export const count = css`
  ${typeStep('small14')}
  color: ${color.textMuted};
`;

export const state = css`
  min-height: 36px;

  [aria-current] + & {
    padding-inline-start: 32px;
  }

  ${goneBelow('lg')}
`;
