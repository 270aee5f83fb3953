import { createContext } from 'react';

/** How many groups are around a field in the present column of the form. */
export const GroupDepth = createContext(0);
