// A video in its provider's player.

export const video = 'Video';
export const file = 'Video file';
export const open = 'Open video';
export const openOn = 'Open on {0}';
