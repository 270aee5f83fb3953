/** The two themes; dark is the default. */
export const themeNames = ['dark', 'light'] as const;

export type ThemeName = (typeof themeNames)[number];

/** The theme of a visitor who has not chosen one. */
export const defaultTheme = 'dark' satisfies ThemeName;
