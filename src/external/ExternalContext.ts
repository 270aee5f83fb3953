import { createContext } from 'react';
import { createExternalClient, type ExternalClient } from './client/createExternalClient.ts';

/** The service a page asks: the embedded one unless a site provides another. */
export const ExternalContext = createContext<ExternalClient>(createExternalClient());
