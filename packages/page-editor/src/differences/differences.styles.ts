import { css } from '@linaria/core';
import {
  anyWords,
  below,
  bodyWords,
  centred,
  emphasis,
  forcedColors,
  growing,
  quiet,
  smallPrint,
  spacedLines,
  typeStep,
} from '../kit/theme/mixins.ts';
import { color, radius, weight } from '../kit/theme/tokens.ts';

export const difference = css`
  ${spacedLines('8px 16px')}
  ${typeStep('body18')}
  line-height: 1.7;
  ${anyWords}

  &[data-size='medium'] {
    ${typeStep('body16')}
  }
`;

export const words = css`
  flex: 1 1 16rem;
  min-width: min(100%, 16rem);
  white-space: pre-wrap;

  [data-pictures] > & {
    ${typeStep('small14')}
    line-height: 1.65;
  }
`;

export const note = css`
  flex: 1 1 100%;
  ${quiet}
  line-height: 1.55;
`;

export const values = css`
  ${spacedLines('4px 10px')}
  flex: 1 1 100%;
  align-items: baseline;
`;

const changed = `
  padding: 1px 4px;
  margin: 0 -1px;
  text-decoration-thickness: 2px;
  border-radius: ${radius.xs}px;
  box-decoration-break: clone;
`;

export const removed = css`
  ${changed}
  color: ${color.textMuted};
  text-decoration-line: line-through;
  text-decoration-color: ${color.negative};
  background: color-mix(in srgb, ${color.negative} 10%, transparent);
`;

export const added = css`
  ${changed}
  ${emphasis}
  text-decoration-line: underline;
  text-decoration-color: ${color.positive};
  text-underline-offset: 4px;
  background: color-mix(in srgb, ${color.positive} 13%, transparent);
`;

export const swatch = css`
  display: inline-block;
  width: 1.125rem;
  height: 1.125rem;
  margin-inline-end: 8px;
  vertical-align: -0.2em;
  stroke: ${color.borderStrong};
`;

export const pictures = css`
  display: flex;
  flex: 0 1 30rem;
  gap: 16px;
  min-width: 0;

  ${below('md')} {
    flex-basis: 100%;
  }
`;

export const picture = css`
  ${growing}

  & img {
    width: 100%;
    aspect-ratio: 232 / 145;
    object-fit: cover;
    background: ${color.surfaceSunken};
    border-radius: ${radius.md}px;
  }

  &[data-when='Was'] img {
    opacity: 0.55;
  }

  & figcaption {
    margin-top: 6px;
    ${smallPrint}
  }

  ${forcedColors} {
    & img {
      border: 1px solid CanvasText;
    }
  }
`;

export const noPicture = css`
  ${centred}
  flex: 1;
  aspect-ratio: 232 / 145;
  ${quiet}
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.md}px;
`;

export const list = css`
  outline: none;
`;

export const change = css`
  padding-block: 20px 24px;
  border-top: 1px solid ${color.border};

  /* At rest it would bend the line. */
  &:focus-visible {
    border-radius: ${radius.xs}px;
  }
`;

export const head = css`
  margin-bottom: 10px;
`;

export const place = css`
  flex: 1 1 14rem;
  ${bodyWords}
  font-weight: ${weight.regular};
  ${anyWords}

  & > :first-child {
    margin-inline-end: 8px;
  }
`;
