import { css } from '@linaria/core';
import { below, up } from '#ui/theme/mixins.ts';
import { color, weight } from '#ui/theme/tokens.ts';

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

export const others = css`
  padding-block: 20px 24px;
  border-top: 1px solid ${color.border};
`;

export const othersTitle = css`
  margin-bottom: 4px;
  font-size: 1rem;
  font-weight: ${weight.medium};
  line-height: 1.5;
`;

export const othersType = css`
  margin-inline-start: 8px;
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const createRelease = css`
  display: flex;
  flex: 1 1 20rem;
  flex-wrap: wrap;
  gap: 12px;
  align-items: flex-end;
  min-width: 0;

  & > :first-child {
    flex: 1 1 12rem;
    margin: 0;
  }
`;
