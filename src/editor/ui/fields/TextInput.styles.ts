import { css } from '@linaria/core';
import { REACH } from './ruled.styles.ts';

/** Text area and mirror of its text share a cell, so that the area is as high as its text. */
export const grower = css`
  display: grid;
  flex: 1;
  min-width: 0;

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
