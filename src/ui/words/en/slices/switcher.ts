// The image switcher, where the slice names no states.

export const on = 'On';
export const off = 'Off';
