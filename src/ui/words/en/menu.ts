// The menu.

export const title = 'Portfolio Categories';
export const profiles = 'Profiles in the menu';
export const motionOn = 'Motion On';
export const motionOff = 'Motion Off';
