// A project or a case study, in its frame.

export const loadingProject = 'Loading project';
export const loadingCaseStudy = 'Loading case study';
export const projectFailed = 'This project could not be loaded';
export const caseStudyFailed = 'This case study could not be loaded';
/** The first of the breadcrumbs, where the owner has no name. */
export const home = 'Home';
export const bar = 'Project';
export const back = 'Back';
export const link = 'Project Link';
/** Where a project ends. */
export const next = 'Next project';
