import { css } from '@linaria/core';

export const create = css`
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
