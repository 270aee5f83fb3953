import { css } from '@linaria/core';
import { rem, forcedColors, type, typeStep, up } from '#ui/theme/mixins.ts';
import { color, container, corner, space, weight } from '#ui/theme/tokens.ts';

/** Offset of the second column. */
const drop = space[11];
const icon = 40;

export const section = css`
  display: grid;
  gap: ${rem(space[10])};
`;

export const title = css`
  ${type('cardTitle', weight.medium)}
  color: ${color.text};
  overflow-wrap: anywhere;
`;

export const list = css`
  display: grid;
  gap: ${rem(container.columnGap.md)};

  ${up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > li:nth-child(even) {
      translate: 0 ${rem(drop)};
    }

    /* Space below for the second column, where it ends the list. */
    &[data-paired] {
      padding-block-end: ${rem(drop)};
    }
  }
`;

export const card = css`
  padding: ${rem(space[7])};
  background: var(--cs-card, ${color.surface});
  border-radius: ${corner.media};

  ${up('lg')} {
    padding: ${rem(space[9])};
  }
`;

export const iconBox = css`
  margin-block-end: ${rem(space[9])};
`;

export const drawing = css`
  display: block;
  width: ${rem(icon)};
  height: ${rem(icon)};
  background: ${color.mark};
  mask: var(--icon) center / contain no-repeat;

  ${forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

export const photo = css`
  width: ${rem(icon)};
  height: ${rem(icon)};
`;

export const cardTitle = css`
  ${typeStep('title24')}
  color: var(--cs-card-text, ${color.text});
  overflow-wrap: anywhere;

  & + * {
    margin-block-start: ${rem(space[3])};
  }
`;

export const cardText = css`
  max-width: ${rem(container.maxMeasure.body)};
  ${type('body')}
  color: var(--cs-card-text, ${color.textMuted});
`;
