import { css } from '@linaria/core';
import { below, forcedColors } from '#ui/theme/mixins.ts';
import { color, radius, weight } from '#ui/theme/tokens.ts';

/** A row under the pointer or chosen by keys. The search keeps the focus, and has its ring. */
const chosenRow = `
  &[data-hovered] {
    background: ${color.surfaceRaised};
  }

  &[data-focused] {
    background: ${color.surfaceRaised};
    border-radius: ${radius.sm}px;
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
  }

  ${forcedColors} {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const room = css`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  color: ${color.text};
  background: ${color.surfaceSunken};
`;

export const main = css`
  flex: 1;
  width: 100%;
  max-width: 62rem;
  min-height: 0;
  padding: 24px 56px 44px;
  margin-inline: auto;
  overflow: auto;
  /* Opaque, as that of the library's grid. */
  background: ${color.surfaceSunken};

  ${below('md')} {
    padding: 8px 16px 44px;
  }
`;

/** What a tab shows. */
export const panel = css`
  display: grid;
  gap: 24px;
  padding-top: 16px;
`;

export const note = css`
  display: block;
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;

export const list = css`
  margin-top: -8px;
  outline: none;
`;

export const section = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 24px 12px 4px;
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const document = css`
  flex: 1;
  min-width: 12rem;
  overflow-wrap: anywhere;
  font-weight: ${weight.medium};
  color: ${color.text};
`;

export const entry = css`
  display: grid;
  grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);
  gap: 0 16px;
  align-items: baseline;
  min-height: 44px;
  padding: 10px 12px;
  cursor: pointer;
  border-bottom: 1px solid ${color.border};

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${chosenRow}
`;

/** A row that shows further ones. */
export const more = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 10px 12px;
  font-size: 0.875rem;
  font-weight: ${weight.medium};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${chosenRow}
`;

export const where = css`
  font-size: 0.875rem;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

/** Beside a button. */
export const remark = css`
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;

export const context = css`
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;

export const strong = css`
  font-weight: ${weight.medium};
`;

/* By weight and line, not by colour alone. */
export const match = css`
  font-weight: ${weight.medium};
  color: inherit;
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.2em;
  background: none;
`;

export const links = css`
  padding: 0;
  margin: 0;
  list-style: none;
  border-top: 1px solid ${color.border};
`;

export const link = css`
  display: flex;
  gap: 16px;
  align-items: baseline;
  padding-block: 10px;
  border-bottom: 1px solid ${color.border};
`;

export const check = css`
  display: grid;
  flex: 1;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 16px;
  align-items: baseline;
  min-height: 44px;
  cursor: pointer;

  & > input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.text};
    translate: 0 3px;
  }
`;

export const place = css`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const removed = css`
  color: ${color.textMuted};
  text-decoration: line-through;
  text-decoration-color: ${color.negative};
`;

export const added = css`
  font-weight: ${weight.medium};
  text-decoration: underline;
  text-decoration-color: ${color.positive};
  text-underline-offset: 0.2em;
`;

export const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`;
