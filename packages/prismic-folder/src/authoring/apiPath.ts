/** Where the authoring API is. */
export const API_PATH = '/edit/api/v1';

/** Sent by pages of the editor; pages of other origins cannot send it without a preflight. */
export const EDITOR_HEADER = 'x-slicefolio-editor';
