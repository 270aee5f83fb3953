import { css } from '@linaria/core';
import { rem, textLink, typeStep } from '#ui/theme/mixins.ts';
import { border, color, corner, weight } from '#ui/theme/tokens.ts';

/** Type and colour are inherited; `--strong-weight` sets the weight of strong text. */
export const richText = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1em;
  overflow-wrap: anywhere;

  & strong {
    font-weight: var(--strong-weight, ${weight.bold});
  }

  & em {
    font-style: italic;
  }

  & ul,
  & ol {
    padding-inline-start: 1.4em;
  }

  & li + li {
    margin-block-start: 0.5em;
  }

  & li::marker {
    color: ${color.brandText};
  }
`;

export const link = css`
  ${textLink}
  transition: text-decoration-thickness 0.2s;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;

export const preformatted = css`
  padding: ${rem(20)};
  overflow-x: auto;
  ${typeStep('small14')}
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  background: ${color.surface};
  border: ${border.hairline}px solid ${color.border};
  border-radius: ${corner.field};
`;

export const figure = css`
  overflow: hidden;
  border-radius: ${corner.media};
`;

const heading1 = css`
  ${typeStep('display44')}
`;

const heading2 = css`
  ${typeStep('title36')}
  font-weight: ${weight.medium};
`;

const heading3 = css`
  ${typeStep('title30')}
`;

const heading4 = css`
  ${typeStep('title24')}
`;

const heading5 = css`
  ${typeStep('lead20')}
  font-weight: ${weight.medium};
`;

const heading6 = css`
  ${typeStep('body16')}
  font-weight: ${weight.medium};
`;

/** A heading's look follows the author's level, not its level on the page. */
export const headings = {
  1: heading1,
  2: heading2,
  3: heading3,
  4: heading4,
  5: heading5,
  6: heading6,
} as const;
