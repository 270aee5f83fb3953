import { Hono } from 'hono';
import { AuthoringError, respondToError } from '#prismic-folder/authoring';
import type { MountEditor } from './EditorPort.ts';

/** Answers everything below the editor's path with the reason why it is off. */
export const editorOff =
  (reason: string): MountEditor =>
  () => {
    const app = new Hono();
    app.all('*', () => respondToError(new AuthoringError('off', reason)));
    return app;
  };
