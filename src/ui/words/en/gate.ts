// The welcome gate, where the settings are silent.

export const first = 'Product Designer';
export const second = '& Creative Developer';
export const soundOn = 'Sound On';
export const soundOff = 'Sound Off';
export const enter = 'Enter';
export const note = 'coded and designed by yours truly';
export const hint = 'binaural audio best with headphones';
