/** Says `stale` of an answer or a page drawn from content that could not be asked for anew. */
export const CONTENT_STATE = 'x-content';
export const STALE = 'stale';

/** The ref a content source's stale answer was given under, when it is not the one asked for. */
export const CONTENT_REF = 'x-content-ref';
