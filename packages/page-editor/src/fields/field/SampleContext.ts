import { createContext } from 'react';
import type { JsonPath } from 'prismic-folder/edit';

/** Where in the open document samples still are, which the first key replaces. */
export const SampleContext = createContext<readonly JsonPath[]>([]);
