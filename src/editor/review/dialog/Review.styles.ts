import { css } from '@linaria/core';
import { below, up } from '#ui/theme/mixins.ts';
import { color } from '#ui/theme/tokens.ts';

export const lead = css`
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

export const columns = css`
  display: grid;
  gap: 32px 48px;

  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 17rem);
    align-items: start;

    & > :last-child {
      position: sticky;
      top: 0;
    }
  }
`;

export const note = css`
  flex: 1 1 8rem;
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textMuted};

  &[role='alert'] {
    padding-left: 12px;
    color: ${color.text};
    border-left: 2px solid ${color.negative};
  }

  ${below('md')} {
    flex-basis: 100%;
  }
`;
