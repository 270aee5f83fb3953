import type { HostWords } from '../model/EditorHost.ts';
import { useEditor } from './EditorContext.ts';

const WORDS: HostWords = {
  tags: {},
  site: 'site',
  picture: 'Where people share your site',
  locked: 'visitors are asked for it',
  isLocked: 'Visitors are asked for the password.',
};

/** What the editor says of the project's site: the project's own words, where it has some. */
export const useWords = (): HostWords => ({ ...WORDS, ...useEditor().host.words });
