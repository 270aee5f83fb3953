// A project of another portfolio service.

export const needsScripts =
  'This project comes from another portfolio service and needs JavaScript to be shown here.';
export const link = 'Project Link';
export const missing = 'Project not found';
export const failed = 'This project could not be loaded';
export const note = 'Its portfolio service did not answer. Trying again often helps.';
export const embeddedFrom = 'Embedded from {0}';
