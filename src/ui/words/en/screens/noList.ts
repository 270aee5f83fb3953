// The address of lists without a list's name.

export const title = 'Project lists';
export const heading = 'No list was chosen';
export const note = 'This address needs the name of a list.';
