import { css } from '@linaria/core';
import {
  anyWords,
  below,
  bodyWords,
  ellipsis,
  fromTop,
  quietCaption,
  smallWords,
  typeStep,
  visuallyHidden,
} from '../theme/mixins.ts';
import { color, radius, weight } from '../theme/tokens.ts';

export const text = css`
  ${anyWords}

  &[data-size='title'] {
    ${typeStep('title24')}
  }

  &[data-size='body'] {
    ${bodyWords}
  }

  &[data-size='small'] {
    ${smallWords}
  }

  &[data-size='caption'] {
    font-size: 0.75rem;
    line-height: 1.5;
    letter-spacing: 0.01em;
  }

  &[data-tone='muted'] {
    color: ${color.textMuted};
  }

  &[data-tone='text'] {
    color: ${color.text};
  }

  &[data-weight='medium'] {
    font-weight: ${weight.medium};
  }

  &[data-weight='regular'] {
    font-weight: ${weight.regular};
  }

  &[data-cut] {
    ${ellipsis}
  }

  &[data-grows] {
    flex: 1;
  }

  /* What has nothing to say takes no gap. */
  &:empty {
    display: none;
  }
`;

/** As the sentence below a field that is wrong: the icon in red, the words as legible as any. */
export const problem = css`
  ${fromTop(8)}
  flex: 1 1 14rem;
  ${smallWords}
  ${anyWords}
  color: ${color.text};

  & > svg {
    margin-top: 3px;
  }

  ${below('md')} {
    flex-basis: 100%;
  }
`;

export const empty = css`
  padding-block: 32px;
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`;

export const hidden = css`
  ${visuallyHidden}
`;

export const key = css`
  padding: 1px 6px;
  font: inherit;
  ${quietCaption}
  border-radius: ${radius.xs}px;
  box-shadow: 0 0 0 1px ${color.borderStrong};
`;
