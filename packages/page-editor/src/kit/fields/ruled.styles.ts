import { css } from '@linaria/core';
import {
  bareField,
  bodyWords,
  fieldRule,
  focusRing,
  fromTop,
  growing,
  growingWords,
  ownHitArea,
  wholeRow,
} from '../theme/mixins.ts';
import { color, radius } from '../theme/tokens.ts';

/** A value on its rule: the look of every control of a field. */
export const ruled = css`
  ${fromTop(10)}
  ${wholeRow}
  min-height: 2.5rem;
  padding: 6px 0 9px;
  ${bodyWords}
  color: ${color.text};
  ${fieldRule}

  & > svg {
    margin-top: 2px;
    color: ${color.textMuted};
  }

  &:is(button) {
    ${ownHitArea}
  }
`;

/** In px, over the padding of the rule: a line of text is 44 high to a finger. */
const REACH = 10;

/** An input or text area without a look of its own, within `ruled`. */
export const plainInput = css`
  ${bareField}
  width: 100%;
  padding: ${REACH}px 0;
  margin: -${REACH}px 0;
  border-radius: 0;
  appearance: none;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const search = css`
  ${growing}
  border-radius: ${radius.xs}px;

  &:has(input:focus-visible) {
    ${focusRing}
  }
`;

export const clear = css`
  margin-block: -8px -11px;
`;

export const value = css`
  ${growingWords}

  &[data-placeholder] {
    color: ${color.textMuted};
  }

  /* The list repeats what it shows; only the words belong on the rule. */
  & svg {
    display: none;
  }
`;

/** Text area and mirror of its text share a cell, so that the area is as high as its text. */
export const grower = css`
  display: grid;
  ${growing}

  &::after {
    content: attr(data-text) ' ';
    max-height: calc(var(--lines) * 1lh);
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    visibility: hidden;
    grid-area: 1 / 1;
  }
`;

export const area = css`
  grid-area: 1 / 1;
  height: calc(100% + ${REACH * 2}px);
  overflow: hidden auto;
  overflow-wrap: anywhere;
  resize: none;
  scrollbar-width: thin;
`;

/** A button of 40 px at the end of the rule, which is no higher for it. */
export const inRule = css`
  margin: -8px -10px -8px 0;
`;
