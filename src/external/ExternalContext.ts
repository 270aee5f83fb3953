import { createContext } from 'react';
import type { ExternalSource } from './ExternalSource.ts';

/** Where external projects come from; null where a browser finds its own way to the service. */
export const ExternalContext = createContext<ExternalSource | null>(null);
