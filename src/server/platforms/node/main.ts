// React and the router choose their production builds by it, when they are loaded.
process.env['NODE_ENV'] ||= 'production';
const { startSite } = await import('./startSite.ts');

/** `npm start`: the production site, with the editor where EDITOR_PASSWORD is set. */
startSite({ isEdited: ({ editorPassword }) => editorPassword !== null }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
