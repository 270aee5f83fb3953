import { css } from '@linaria/core';
import {
  forcedColors,
  quietCaption,
  smallPrint,
  smallWords,
  typeStep,
  underlined,
} from '../../kit/theme/mixins.ts';
import { ruled } from '../../kit/fields/ruled.styles.ts';
import { color, radius, weight } from '../../kit/theme/tokens.ts';

/** The text itself, on the field's rule. */
export const text = css`
  overflow-wrap: anywhere;
  caret-color: ${color.mark};
  outline: none;

  &.${ruled} {
    ${typeStep('body16')}
    display: block;
  }

  & > * {
    position: relative;
    counter-set: item 0;
  }

  & > * + * {
    margin-top: 10px;
  }

  & strong {
    font-weight: ${weight.bold};
  }

  & em {
    font-style: italic;
  }

  & [data-link] {
    color: inherit;
    ${underlined}
    text-decoration-thickness: 1px;
  }

  & [data-block='heading1'] {
    ${typeStep('title30')}
  }

  & [data-block='heading2'] {
    ${typeStep('title24')}
  }

  & [data-block='heading3'] {
    ${typeStep('lead20')}
    font-weight: ${weight.medium};
  }

  & [data-block='heading4'],
  & [data-block='heading5'],
  & [data-block='heading6'] {
    font-weight: ${weight.bold};
  }

  & [data-block='heading5'],
  & [data-block='heading6'] {
    font-size: 0.875rem;
  }

  & [data-block$='list-item'] {
    padding-inline-start: 1.6em;
  }

  & [data-block='list-item'] + [data-block='list-item'],
  & [data-block='o-list-item'] + [data-block='o-list-item'] {
    margin-top: 2px;
  }

  & [data-block$='list-item']::before {
    position: absolute;
    inset-inline-start: 0.2em;
    color: ${color.textMuted};
  }

  & [data-block='list-item']::before {
    content: '•';
  }

  & [data-block='o-list-item'] {
    counter-set: none;
    counter-increment: item;
  }

  & [data-block='o-list-item']::before {
    content: counter(item) '.';
  }

  & [data-block='preformatted'] {
    padding: 12px;
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    font-size: 0.875rem;
    line-height: 1.6;
    background: ${color.surfaceRaised};
  }

  /* Labels: the words are tinted and carry the name of their label as a chip. */
  & span[data-label] {
    background: color-mix(in srgb, ${color.text} 8%, transparent);
    border-radius: ${radius.xs}px;
  }

  & [data-label-name]::after {
    content: attr(data-label-name);
    margin-inline-start: 4px;
    padding: 0 6px;
    font-weight: ${weight.regular};
    font-style: normal;
    ${quietCaption}
    white-space: nowrap;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.full}px;
  }

  & > p[data-label-name]::after {
    display: inline-block;
    line-height: 1.4;
  }

  & [data-other] {
    text-decoration: underline dotted;
  }

  & [data-highlight] {
    background: color-mix(in srgb, ${color.mark} 26%, transparent);
  }

  & .ProseMirror-selectednode {
    outline: 2px solid ${color.text};
    outline-offset: 2px;
  }

  & .ProseMirror-trailingBreak {
    /* The line of an empty block. */
    display: inline;
  }

  /* Pictures, embeds and unknown blocks are selected as a whole. */
  & [role='group'] {
    cursor: default;
  }

  & [data-block='embed'],
  & [data-block='kept'] {
    padding: 10px 12px;
    ${smallWords}
    border: 1px solid ${color.borderStrong};
  }

  & [role='group'],
  & img,
  & [data-block='preformatted'] {
    border-radius: ${radius.sm}px;
  }

  & [data-part='note'] {
    display: block;
    ${smallPrint}
    white-space: normal;
  }

  ${forcedColors} {
    & [data-highlight],
    & .ProseMirror-selectednode {
      outline: 2px solid Highlight;
    }
  }
`;

/** A title: its one line in the size it has in the form. */
export const single = css`
  & [data-block] {
    ${typeStep('title24')}
  }
`;
