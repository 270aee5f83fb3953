// A named list of projects.

export const loading = 'Loading list';
export const failed = 'This list could not be loaded';
export const title = 'Projects';
