import { css } from '@linaria/core';
import {
  below,
  centred,
  ellipsis,
  emphasis,
  framedPicture,
  spacedStack,
  typeStep,
} from '../kit/theme/mixins.ts';
import { color, radius, weight } from '../kit/theme/tokens.ts';

export const outline = css`
  align-content: start;
  ${spacedStack(24)}
  height: 100%;
  padding: 12px 16px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;

  /* The bar at the lower edge of a phone covers its end. */
  ${below('md')} {
    padding-bottom: 96px;
  }
`;

export const zone = css`
  display: flex;
  justify-content: space-between;
  margin: 0 0 8px;
  padding-inline: 8px;
  ${typeStep('small14')}
  ${emphasis}
`;

export const count = css`
  color: ${color.textMuted};
  font-weight: ${weight.regular};
`;

export const row = css`
  display: grid;
  min-width: 0;
`;

export const glyph = css`
  ${centred}
  flex: none;
  width: 44px;
  height: 30px;
  border-radius: ${radius.xs}px;
  overflow: hidden;
  color: ${color.textMuted};
  background: ${color.surface};

  & > img {
    ${framedPicture}
  }
`;

const line = `
  ${ellipsis}
`;

export const name = css`
  ${typeStep('small14')}
  ${emphasis}
  line-height: 1.4;
  ${line}
`;

export const fault = css`
  flex: none;
  color: ${color.negative};
`;

export const words = css`
  color: ${color.textMuted};
  ${typeStep('caption12')}
  font-weight: ${weight.regular};
  line-height: 1.4;
  ${line}

  &:empty {
    display: none;
  }
`;
