import { startSite } from './startSite.ts';

/** `npm start`: the production site, with the editor where EDITOR_PASSWORD is set. */
startSite({ isEdited: ({ editorPassword }) => editorPassword !== null }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
