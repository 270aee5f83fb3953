import { css } from '@linaria/core';
import { large, rem, type, typeStep, up, wideWindow } from '#ui/theme/mixins.ts';
import { border, color, container, space, weight } from '#ui/theme/tokens.ts';

/** The page's text colour by default. */
const pageText = `var(--spread-body-color, ${color.textMuted})`;

export const block = css`
  --block-body: var(--block-text, ${pageText});
  --block-title: var(
    --block-title-text,
    var(--block-text, var(--spread-title-color, ${color.text}))
  );
  padding-block: var(--block-padding, 0px);
  background: var(--block-background, transparent);

  [data-theme='dark'] &[data-unreadable='dark'],
  [data-theme='light'] &[data-unreadable='light'] {
    --block-body: ${pageText};
    --block-title: ${color.text};
  }
`;

/**
 * Everything inside takes the block's text colour, since the theme's colours fit its own
 * background.
 */
export const own = css`
  --text: currentcolor;
  --brand: currentcolor;
  --mark: currentcolor;
  --brand-text: currentcolor;
  --positive: currentcolor;
  --negative: currentcolor;
  --focus: currentcolor;
  --surface: transparent;
  --border: color-mix(in srgb, currentcolor 24%, transparent);
`;

/** The column is left, centred or right; its lines always start at its left. */
export const column = css`
  &[data-align='center'] > *,
  &[data-align='right'] > * {
    width: fit-content;
    max-width: ${rem(container.maxMeasure.body)};
    margin-inline-start: auto;
  }

  &[data-align='center'] > * {
    margin-inline-end: auto;
  }
`;

export const title = css`
  grid-column: 1 / -1;
  margin-block-end: ${rem(space[7])};

  ${up('lg')} {
    grid-column: 1 / span 7;
    margin-block-end: 0;
  }
`;

/** Its first line is on the title's baseline. */
export const rest = css`
  grid-column: 1 / -1;

  ${up('lg')} {
    grid-column: 8 / -1;
    padding-block-start: ${rem(space[3])};
  }
`;

export const text = css`
  ${type('longForm')}
  color: var(--block-body);

  [data-variant='spread'] & {
    font-family: var(--spread-body-font, inherit);
    font-size: var(--spread-body-size, 1.125rem);
  }

  & > * {
    max-width: ${rem(container.maxMeasure.body)};
  }

  & > h1,
  & > [data-label='wide'] {
    max-width: none;
  }

  & > :is(h1, h2, h3, h4, h5, h6) {
    color: var(--block-title);
  }

  & > :is(h2, h3, h4, h5, h6):not(:first-child) {
    margin-block-start: 0.8em;
  }

  & > h1 {
    ${type('pageTitle')}
  }

  & > h1:not(:last-child) {
    margin-block-end: ${rem(space[5])};
  }

  [data-variant='spread'] & > :is(h1, h2, h3, h4, h5, h6) {
    font-family: var(--spread-title-font, inherit);
  }

  [data-variant='spread'] & > :is(h1, h2):first-child {
    font-weight: ${weight.medium};
    /* Large titles shrink with the window, down to 36 px. */
    font-size: min(var(--spread-title-size, 4rem), max(2.25rem, 7.5vw));
    line-height: 1.06;
    letter-spacing: -0.04em;
  }

  & [data-label='note'] {
    ${typeStep('small14')}
  }

  & [data-label='better'] {
    color: ${color.positive};
  }

  & [data-label='worse'] {
    color: ${color.negative};
  }

  & > [data-label='aside'] {
    padding-inline-start: ${rem(space[5])};
    border-inline-start: ${border.control}px solid ${color.borderStrong};
  }

  /* The text is in the columns of the sections around it, the heading that opens it left of them. */
  ${wideWindow} {
    [data-variant='page'] > [data-align='left'] > &,
    [data-variant='case_study'] > [data-align='left'] > & {
      --first: 5;
      grid-template-columns: repeat(${container.columns.lg}, minmax(0, 1fr));
      column-gap: ${large(container.columnGap.md)};

      & > * {
        grid-column: var(--first) / -1;
      }

      & > :is(h1, h2, h3):first-child {
        grid-column: 1 / var(--first);
        margin-block-end: 0;

        /* It may be as high as two paragraphs. */
        &:nth-last-child(n + 3) {
          grid-row: 1 / span 2;
        }
      }

      & > [data-label='wide'] {
        grid-column: 1 / -1;
      }
    }

    [data-variant='page'] > [data-align='left'] > & {
      /* Titles of pages are large. */
      --first: 7;
    }
  }
`;

/** The second phrase of a title. */
export const thin = css`
  font-weight: ${weight.thin};
`;
