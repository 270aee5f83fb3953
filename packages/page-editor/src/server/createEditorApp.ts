import type { Hono } from 'hono';
import { isRecord } from 'prismic-folder';
import {
  createEditor,
  type Editor,
  type EditorOptions,
  readModelFiles,
} from 'prismic-folder/authoring';
import { editorRoutes, type EditorRoutesOptions } from './editorRoutes.ts';

export interface EditorAppOptions
  extends EditorOptions, Omit<EditorRoutesOptions, 'editor' | 'typeIds'> {}

/** The editor of a content folder: pages and APIs, to be mounted at `/edit`. */
export interface EditorApp {
  readonly app: Hono;
  readonly editor: Editor;
}

export function createEditorApp(options: EditorAppOptions): EditorApp {
  const { authoring } = options;
  const editor = createEditor(options);
  const typeIds = async () => {
    const { types } = await readModelFiles(authoring);
    return types.map((type) => (isRecord(type) ? String(type['id']) : ''));
  };
  return { editor, app: editorRoutes({ ...options, editor, typeIds }) };
}
