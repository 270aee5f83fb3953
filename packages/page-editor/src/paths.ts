/** Where the editor is, if it is on. */
export const EDITOR_PATH = '/edit';

/** The frame in which the editor shows a page of the site. */
export const CANVAS_PATH = `${EDITOR_PATH}/canvas`;

/** Where the frame finds the content as it is with a release. */
export const releaseCanvas = (id: string): string =>
  `${CANVAS_PATH}/release/${encodeURIComponent(id)}`;

/** Where the editor's built files are; `vite.config.ts` says so, too. */
export const FILES_PATH = `${EDITOR_PATH}/files`;

/** Attribute of a frame that the window's document has started; the window takes it over. */
export const EARLY_FRAME = 'data-early';

/** A type in the editor's addresses: with hyphens where its id has underscores, `case-study`. */
export const typeSegment = (id: string): string => id.replaceAll('_', '-');

/** The type that a segment of an address names; ids may have hyphens, too. */
export const typeNamed = (segment: string, ids: Iterable<string>): string | undefined => {
  const known = [...ids];
  const usual = segment.replaceAll('-', '_');
  return (
    known.find((id) => id === usual) ?? known.find((id) => typeSegment(id) === typeSegment(segment))
  );
};
