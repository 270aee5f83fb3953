import { css } from '@linaria/core';
import {
  below,
  bodyWords,
  canHover,
  ellipsis,
  emphasis,
  focusRingInset,
  growing,
  hoverText,
  inRow,
  motionAllowed,
  ownHitArea,
  quiet,
  spacedRow,
  typeStep,
} from '../../kit/theme/mixins.ts';
import { color, duration, easing, radius } from '../../kit/theme/tokens.ts';

export const form = css`
  min-width: 0;
  padding-bottom: 72px;
`;

/** Comes in as another part of the document is shown. */
export const part = css`
  ${motionAllowed} {
    animation: editor-form-part ${duration.quick}ms ${easing.out};
  }

  @keyframes editor-form-part {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }
`;

/** A column of its own comes from the right. */
export const column = css`
  ${motionAllowed} {
    animation: editor-form-column ${duration.quick}ms ${easing.out};
  }

  @keyframes editor-form-column {
    from {
      opacity: 0;
      translate: 24px 0;
    }
  }
`;

export const field = css`
  margin-top: 24px;
  scroll-margin-block: 24px;

  /* Rows of switches touch each other. */
  &:has(> [data-row]) + &:has(> [data-row]) {
    margin-top: 0;
  }
`;

export const row = css`
  ${spacedRow(12)}
  min-height: 32px;
  ${quiet}
  line-height: 1.4;

  /* The form cuts hit areas off above it. */
  ${below('lg')} {
    min-height: 44px;
  }
`;

export const nav = css`
  ${growing}
`;

export const crumbs = css`
  display: flex;
`;

export const crumb = css`
  ${inRow}
  min-width: 2rem;

  & > :last-child {
    min-width: 0;
    max-width: 16rem;
  }

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

export const crumbLink = css`
  border-radius: ${radius.xs}px;
  ${ownHitArea}

  ${hoverText}
`;

export const words = css`
  display: block;
  ${ellipsis}
`;

export const here = css`
  ${ellipsis}
  ${emphasis}
`;

export const title = css`
  margin-top: 4px;
  ${typeStep('title30')}
`;

export const detail = css`
  margin-top: 4px;
`;

/** What is below the title. */
export const underTitle = css`
  margin-top: 8px;
`;

export const unknown = css`
  margin-block: 12px 20px;
  line-height: 1.5;
`;

export const text = css`
  margin-top: 20px;
`;

/** What is pressed of a row: all of its width. */
export const rowButton = css`
  ${spacedRow(12)}
  min-height: 52px;
  ${bodyWords}
  text-align: start;

  & > svg {
    color: ${color.textMuted};
  }

  &[data-focus-visible] {
    ${focusRingInset}
    border-radius: ${radius.xs}px;
  }
`;

/** A ruled row that leads somewhere. */
export const rowLink = css`
  width: 100%;
  padding-block: 6px;
  border-bottom: 1px solid ${color.border};

  ${canHover} {
    &:hover {
      border-bottom-color: ${color.borderStrong};
    }
  }
`;

/** What parts the list from the others. */
export const orderSeam = css`
  align-self: end;
`;

export const orderLeft = css`
  padding-block: 14px;
`;
