// The facts of a case study.

export const overview = 'Overview';
export const company = 'Company';
export const type = 'Type';
export const role = 'Role';
export const status = 'Status';
export const responsibilities = 'Responsibilities';
