import { css } from '@linaria/core';
import {
  centred,
  dashedEdge,
  grounded,
  inColumn,
  quiet,
  smallWords,
  spacedLines,
  typeStep,
} from '../../../kit/theme/mixins.ts';
import { color, radius } from '../../../kit/theme/tokens.ts';

/** The whole field takes dropped and pasted files. */
export const area = css`
  position: relative;
  ${inColumn}
  border-radius: ${radius.md}px;
`;

export const frame = css`
  max-width: 360px;
  margin-top: 2px;
  overflow: hidden;
  text-align: center;
  ${grounded(color.surface)}

  &[data-loading] {
    aspect-ratio: 3 / 2;
  }
`;

export const picture = css`
  width: 100%;
  /* A symbol would fill the form. */
  max-height: 240px;
  object-fit: contain;
`;

export const actions = css`
  max-width: 360px;
  min-height: 40px;
`;

export const facts = css`
  margin-inline-start: auto;
`;

export const alt = css`
  margin-top: 8px;
`;

export const empty = css`
  ${inColumn}
  gap: 2px;
  align-items: start;
  justify-content: center;
  min-height: 96px;
  /* Its edge would touch the hint above it. */
  margin-top: 4px;
  padding: 12px 16px;
  ${quiet}
  ${dashedEdge}
`;

export const missing = css`
  padding: 16px 20px 8px;
  ${smallWords}
  overflow-wrap: anywhere;
  ${grounded(color.surfaceRaised)}
`;

export const views = css`
  ${spacedLines('12px 16px')}
`;

export const view = css`
  ${inColumn}
  justify-content: end;
  ${typeStep('caption12')}
`;

export const viewPicture = css`
  max-height: 64px;
  margin-bottom: 6px;
  object-fit: cover;
  border-radius: ${radius.sm}px;
`;

/** A file as a row: glyph or poster, name, facts. */
export const row = css`
  min-height: 52px;
  padding-block: 4px;
  border-bottom: 1px solid ${color.borderStrong};
`;

export const poster = css`
  ${centred}
  flex: none;
  width: 56px;
  height: 40px;
  overflow: hidden;
  color: ${color.textMuted};
  background: ${color.surface};
  border-radius: ${radius.sm}px;
`;

export const words = css`
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const player = css`
  width: 100%;
  max-height: 240px;
  margin-top: 8px;
  ${grounded(color.surface)}
`;
