import { css } from '@linaria/core';
import {
  canHover,
  disabled,
  emphasis,
  forcedColors,
  ownHitArea,
  pillWords,
  underlined,
} from '../theme/mixins.ts';
import { color, duration, easing, radius, weight } from '../theme/tokens.ts';

/** An element for the words alone, which takes no part in the layout. */
export const words = css`
  display: contents;
`;

export const button = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 8px;
  ${pillWords}
  ${emphasis}
  transition:
    color ${duration.quick}ms ${easing.out},
    background-color ${duration.quick}ms ${easing.out},
    box-shadow ${duration.quick}ms ${easing.out};
  ${ownHitArea}

  &[data-size='bar'] {
    min-height: 40px;
    padding: 4px 20px;
  }

  &[data-size='dialog'] {
    min-height: 44px;
    padding: 4px 24px;
  }

  &[data-kind='primary'] {
    color: ${color.onBrand};
    background: ${color.brand};
    box-shadow: inset 0 0 0 1.5px ${color.brandEdge};
  }

  &[data-kind='secondary'] {
    box-shadow: inset 0 0 0 1.5px ${color.borderStrong};
  }

  &[data-size='pill'] {
    min-height: 36px;
    padding: 4px 16px;
    font-weight: ${weight.regular};
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
  }

  &[data-kind='text'],
  &[data-kind='link'] {
    min-height: 32px;
    padding: 0;
    border-radius: ${radius.xs}px;
  }

  &[data-kind='link'] {
    ${underlined}
    text-decoration-color: ${color.borderStrong};
  }

  ${canHover} {
    &[data-kind='primary']:hover {
      background: ${color.brandHover};
    }

    &[data-kind='secondary']:hover {
      box-shadow: inset 0 0 0 1.5px ${color.text};
    }

    &[data-kind='quiet']:hover {
      background: ${color.surfaceRaised};
    }

    &[data-kind='text']:hover,
    &[data-kind='link']:hover {
      ${underlined}
      text-decoration-color: ${color.text};
    }
  }

  &[data-kind='primary'][data-pressed] {
    background: ${color.brandPressed};
  }

  &[data-kind='secondary'][data-pressed],
  &[data-kind='quiet'][data-pressed] {
    background: ${color.border};
  }

  &[data-disabled],
  &[data-kind][aria-disabled='true'] {
    ${disabled}
    box-shadow: inset 0 0 0 1px ${color.border};
  }

  &:is([data-kind='text'], [data-kind='link'], [data-kind='quiet']):is(
      [data-disabled],
      [aria-disabled='true']
    ) {
    box-shadow: none;
    opacity: 0.6;
  }

  ${forcedColors} {
    border: 1px solid ButtonText;

    &[data-kind='text'],
    &[data-kind='link'] {
      border: 0;
    }

    &[data-disabled] {
      border-color: GrayText;
    }
  }
`;
