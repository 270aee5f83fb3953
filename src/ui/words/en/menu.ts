// The menu.

export const title = 'Portfolio Categories';
export const profiles = 'Profiles in the menu';
