import { css } from '@linaria/core';
import { rem, canHover, textLink, typeStep } from '#ui/theme/mixins.ts';
import { border, color, corner, duration, easing, radius, weight } from '#ui/theme/tokens.ts';

export const link = css`
  ${textLink}
`;

export const frame = css`
  width: 100%;
  background: ${color.skeleton};
  border: 0;
  border-radius: ${corner.media};
`;

export const cover = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${rem(8)};
  width: 100%;
  padding: ${rem(20)};
  ${typeStep('body16')}
  font-weight: ${weight.medium};
  text-align: center;
  color: ${color.text};
  background: ${color.surface};
  border: ${border.hairline}px solid ${color.border};
  border-radius: ${corner.media};
  transition: border-color ${duration.base}ms ${easing.out};

  ${canHover} {
    &:hover {
      border-color: ${color.borderStrong};
    }
  }
`;

export const play = css`
  display: grid;
  place-items: center;
  width: ${rem(64)};
  height: ${rem(64)};
  margin-block-end: ${rem(8)};
  color: ${color.onBrand};
  background: ${color.brand};
  border-radius: ${radius.full}px;
`;

export const provider = css`
  ${typeStep('small14')}
  color: ${color.textMuted};
`;

export const card = css`
  display: grid;
  justify-items: center;
`;
