import type { ThemeName } from '#ui/theme/tokens.ts';

export const libraryPath = '/slice-library';

export const slicePath = (slice: string) => `${libraryPath}/${slice}`;

/** The address of one variation alone, in a theme. */
export const framePath = (slice: string, variation: string, theme: ThemeName) =>
  `${slicePath(slice)}/${variation}/frame?theme=${theme}`;
