// Projects, as a card, a list or a page names them.

export const title = 'Project';
export const description = 'Project description not available';
export const viewCaseStudy = 'View Case Study';
export const projectLink = 'Project Link';
/** The name of a card's button, whose title may be in another language. */
export const button = '{0}: {1}';
export const allProjects = 'All Projects';
export const selectedWork = 'Selected Work';
/** Follows 'Selected Work'. */
export const forList = 'for {0}';
export const moreWork = 'More Portfolio Work';
export const counted = '{0} ({1})';
export const pages = 'Pages of Projects';
export const pageOf = 'Page {0} of {1}';
export const newer = 'Newer Projects';
export const older = 'Older Projects';
