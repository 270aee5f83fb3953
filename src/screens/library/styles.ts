import { css } from '@linaria/core';
import {
  frameInset,
  hitArea,
  stepped,
  textLink as underlined,
  type,
  typeStep,
  up,
} from '#ui/theme/mixins.ts';
import { border, color, component, hitAreaMin, rhythm, space, weight } from '#ui/theme/tokens.ts';

/** Width of the search field in px. */
const searchWidth = 480;

export const library = css`
  position: relative;
  min-height: 100svh;
  ${frameInset}
  ${stepped('padding-bottom', rhythm.sectionGap)}
  overflow: clip;
`;

export const lamp = css`
  --disc-size: 220px;
  position: absolute;
  top: -128px;
  right: -92px;

  ${up('lg')} {
    --disc-size: 420px;
    top: -120px;
    right: -12px;
  }
`;

export const bar = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]}px;
  ${stepped('height', component.header.height)}
`;

export const back = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${hitAreaMin}px;
  ${typeStep('body16')}
  font-weight: ${weight.medium};

  &::before {
    content: '←';
    margin-inline-end: ${space[3]}px;
    color: ${color.brandText};
  }
`;

export const head = css`
  position: relative;
  ${stepped('padding-top', rhythm.headingToContent)}
  padding-bottom: ${space[11]}px;
`;

export const note = css`
  margin-top: ${space[6]}px;
  max-width: 640px;
  ${type('longForm')}
  font-size: 1.25rem;
  color: ${color.textMuted};
`;

export const search = css`
  display: block;
  max-width: ${searchWidth}px;
  margin-top: ${space[9]}px;
`;

export const result = css`
  display: block;
  position: relative;
  padding-bottom: ${space[5]}px;
  ${typeStep('small14')}
  color: ${color.textMuted};
`;

export const cards = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  column-gap: ${space[7]}px;
  row-gap: ${space[10]}px;
`;

export const facts = css`
  display: grid;
  gap: ${space[5]}px ${space[10]}px;
  margin-top: ${space[9]}px;

  ${up('md')} {
    grid-template-columns: auto auto minmax(0, 1fr);
  }

  & code {
    font: inherit;
  }
`;

export const neighbours = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[7]}px;
  ${stepped('margin-top', rhythm.sectionGap)}
  padding-top: ${space[7]}px;
  border-top: ${border.hairline}px solid ${color.hairline};
`;

export const neighbour = css`
  position: relative;
  ${typeStep('title24')}
  ${hitArea}

  &[rel='next'] {
    margin-inline-start: auto;
    text-align: end;
  }

  & > span {
    display: block;
    ${typeStep('small14')}
    color: ${color.textMuted};
  }
`;

export const missing = css`
  display: grid;
  align-content: center;
  justify-items: start;
  min-height: 100svh;
  padding-block: ${space[14]}px;
`;

export const textLink = css`
  ${underlined}
`;
