// The cover of a project.

export const silentLoop = 'a silent loop';
