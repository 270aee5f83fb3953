import { css } from '@linaria/core';
import { motionAllowed, rem, typeStep } from '#ui/theme/mixins.ts';
import { color, component, duration, easing, gradient, radius, space } from '#ui/theme/tokens.ts';

const { size, halo: haloSize } = component.orb;

export { disc, shadow } from './eclipse.styles.ts';

export const orb = css`
  display: grid;
  gap: ${rem(space[7])};
  justify-items: center;

  @keyframes appear {
    from {
      opacity: 0;
    }
  }

  ${motionAllowed} {
    animation: appear ${duration.orbFade}ms ${easing.out};
  }
`;

export const halo = css`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  width: ${rem(haloSize)};
  height: ${rem(haloSize)};

  & > span {
    width: ${rem(size)};
    height: ${rem(size)};
  }

  /* The ring: a thin circle whose upper left is lit. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    padding: 1px;
    border-radius: ${radius.full}px;
    background: conic-gradient(
      from 300deg,
      ${color.discTop},
      ${color.hairline} 22%,
      ${color.hairline} 100%
    );
    mask:
      linear-gradient(#000 0 0) content-box exclude,
      linear-gradient(#000 0 0);
  }

  /* Light on the background, 1000 px across. */
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: ${rem((haloSize - 1000) / 2)};
    background: ${gradient.orb};
    pointer-events: none;
  }
`;

export const label = css`
  ${typeStep('body18')}
  color: ${color.textMuted};
`;
