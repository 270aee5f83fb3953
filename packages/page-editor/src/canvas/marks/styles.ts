import { css } from '@linaria/core';
import { typeStep } from '../../kit/theme/mixins.ts';
import { radius, space, weight } from '../../kit/theme/tokens.ts';

/** In px. */
const height = { empty: 96, unknown: 160 };
const width = 1112;

export const box = css`
  display: grid;
  align-content: center;
  gap: 4px;
  width: min(100% - ${space[6] * 2}px, ${width}px);
  min-height: ${height.empty}px;
  margin: ${space[4]}px auto;
  padding: ${space[6]}px;
  border: 1px dashed color-mix(in srgb, currentcolor 60%, transparent);
  border-radius: ${radius.md}px;
  text-align: start;
  ${typeStep('small14')}

  &[data-unknown] {
    min-height: ${height.unknown}px;
    border-style: solid;
    background: repeating-linear-gradient(
      135deg,
      transparent 0 12px,
      color-mix(in srgb, currentcolor 8%, transparent) 12px 24px
    );
  }
`;

export const name = css`
  ${typeStep('body16')}
  font-weight: ${weight.medium};
`;
