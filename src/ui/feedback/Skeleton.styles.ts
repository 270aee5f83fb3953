import { css } from '@linaria/core';
import { motionAllowed, onward } from '#ui/theme/mixins.ts';
import { color, duration, easing, gradient, radius } from '#ui/theme/tokens.ts';

export const skeleton = css`
  position: relative;
  display: block;
  overflow: hidden;
  background: ${color.skeleton};
  border-radius: ${radius.md}px;

  @keyframes sheen {
    from {
      transform: translateX(${onward('-100%')});
    }

    to {
      transform: translateX(${onward('100%')});
    }
  }

  ${motionAllowed} {
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: ${gradient.skeleton};
      animation: sheen ${duration.skeletonLoop}ms ${easing.linear} infinite;
    }
  }
`;
