/** Of the answers' form, as the protocol's envelope carries it. */
export const VERSION = 'slicefolio-1';

export const LICENSE = 'All Rights Reserved';
