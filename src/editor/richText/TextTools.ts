import { createContext, type ComponentType } from 'react';
import type { LinkRequest } from './LinkRequest.ts';

/** What rich text uses of other parts of the editor. What is missing is not offered. */
export interface TextTools {
  /** The popover that makes and changes links. */
  readonly LinkPopover?: ComponentType<LinkRequest>;
}

/** Set once, around the forms and the canvas. */
export const TextToolsContext = createContext<TextTools>({});
