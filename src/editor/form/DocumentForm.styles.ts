import { css } from '@linaria/core';
import { motionAllowed } from '#ui/theme/mixins.ts';
import { color, duration, easing } from '#ui/theme/tokens.ts';

export const form = css`
  min-width: 0;
  padding-bottom: 72px;
  color: ${color.text};
`;

/** Comes in as another part of the document is shown. */
export const part = css`
  ${motionAllowed} {
    animation: editor-form-part ${duration.quick}ms ${easing.out};
  }

  @keyframes editor-form-part {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }
`;

/** A column of its own comes from the right. */
export const column = css`
  ${motionAllowed} {
    animation: editor-form-column ${duration.quick}ms ${easing.out};
  }

  @keyframes editor-form-column {
    from {
      opacity: 0;
      translate: 24px 0;
    }
  }
`;

export const tabs = css`
  margin-top: 8px;
`;
