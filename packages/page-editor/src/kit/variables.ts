import type { CSSProperties } from 'react';

/** Values that styles read as custom properties. */
export const variables = (
  values: Readonly<Record<`--${string}`, string | number | null>>,
): CSSProperties =>
  // Cast: React's style type has no custom properties.
  values as CSSProperties;
