import { css } from '@linaria/core';
import { forcedColors, type, typeStep, up } from '#ui/theme/mixins.ts';
import { color, container, radius, space, weight } from '#ui/theme/tokens.ts';

/** Offset of the second column. */
const drop = space[11];
const icon = 40;

export const section = css`
  display: grid;
  gap: ${space[10]}px;
`;

export const title = css`
  ${type('cardTitle', weight.medium)}
  color: ${color.text};
  overflow-wrap: anywhere;
`;

export const list = css`
  display: grid;
  gap: ${container.columnGap.md}px;

  ${up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > li:nth-child(even) {
      translate: 0 ${drop}px;
    }

    /* Space below for the second column, where it ends the list. */
    &[data-paired] {
      padding-block-end: ${drop}px;
    }
  }
`;

export const card = css`
  padding: ${space[7]}px;
  background: ${color.surface};
  border-radius: ${radius.media}px;

  ${up('lg')} {
    padding: ${space[9]}px;
  }
`;

export const iconBox = css`
  margin-block-end: ${space[9]}px;
`;

export const drawing = css`
  display: block;
  width: ${icon}px;
  height: ${icon}px;
  background: ${color.brand};
  mask: var(--icon) center / contain no-repeat;

  ${forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

export const photo = css`
  width: ${icon}px;
  height: ${icon}px;
`;

export const cardTitle = css`
  ${typeStep('title24')}
  color: var(--cs-card-text, ${color.text});
  overflow-wrap: anywhere;

  & + * {
    margin-block-start: ${space[3]}px;
  }
`;

export const cardText = css`
  max-width: ${container.maxMeasure.body}px;
  ${type('body')}
  color: var(--cs-card-text, ${color.textMuted});
`;
