import { css } from '@linaria/core';
import { below, typeStep, up } from '#ui/theme/mixins.ts';
import { border, color, space, weight } from '#ui/theme/tokens.ts';

const line = `${border.hairline}px solid ${color.hairline}`;

/* On a phone each row is a paragraph. */
export const table = css`
  width: 100%;
  border-collapse: collapse;
  ${typeStep('body16')}
  text-align: start;

  & th,
  & td {
    padding: ${space[4]}px ${space[7]}px ${space[4]}px 0;
    font-weight: ${weight.regular};
    text-align: start;
    vertical-align: top;
    border-bottom: ${line};
  }

  & td {
    color: ${color.textMuted};
  }

  & thead th {
    ${typeStep('small14')}
    color: ${color.textMuted};
  }

  & tbody th {
    font-weight: ${weight.medium};
  }

  ${up('md')} {
    & th:first-child {
      width: 30%;
    }

    & th:nth-child(2) {
      width: 25%;
    }
  }

  ${below('md')} {
    & thead {
      display: none;
    }

    & tr,
    & tbody th,
    & td {
      display: block;
    }

    & tr {
      padding-block: ${space[4]}px;
      border-bottom: ${line};
    }

    & tbody th,
    & td {
      padding: 0;
      border: 0;
    }
  }
`;

/** A path, or the options of a field. */
export const detail = css`
  display: block;
  ${typeStep('small14')}
  font-family: inherit;
  color: ${color.textSubtle};
`;

export const none = css`
  ${typeStep('body16')}
  color: ${color.textMuted};
`;
