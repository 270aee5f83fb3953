import type { Pictures } from './readEditorModels.ts';

/**
 * The pictures that lie beside the models of the slices. A function, because its addresses may be in a chunk
 * that imports this one, and are not there yet while this one is evaluated.
 */
export const slicePictures = (): Pictures =>
  import.meta.glob<string>('/slices/*/screenshot-*.png', {
    eager: true,
    query: '?url',
    import: 'default',
  });
