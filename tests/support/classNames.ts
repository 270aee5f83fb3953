type ClassName = string | false | null | undefined;

export const cx = (...names: readonly ClassName[]): string => names.filter(Boolean).join(' ');

let made = 0;

/** A class name for each style, as in a build; the rules are left out. */
export const css = (): string => `style-${made++}`;
