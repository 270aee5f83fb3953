/** So much of a title is shown by search pages, in characters. */
export const MAX_TITLE = 60;
