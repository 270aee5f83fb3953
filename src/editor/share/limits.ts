/** So much of a title and of a description is shown by search pages, in characters. */
export const MAX_TITLE = 60;
export const MAX_DESCRIPTION = 160;
