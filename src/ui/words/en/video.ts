// Videos.

export const video = 'video';
export const play = 'Play {0}';
export const pause = 'Pause {0}';
export const open = 'Open video';
