// The moving gallery.

export const gallery = 'Gallery';
export const video = 'Video';
export const picture = 'Picture';
export const close = 'Close';
