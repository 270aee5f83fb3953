// A page of slices.

export const loading = 'Loading page';
export const failed = 'This page could not be loaded';
export const title = 'Page';
