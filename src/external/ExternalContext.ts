import { createContext } from 'react';
import { embeddedService, type ExternalService } from './client/serviceBase.ts';
import type { ExternalSource } from './ExternalSource.ts';

/** Fetchers for external projects in process, on the server; null in a browser. */
export const ExternalContext = createContext<ExternalSource | null>(null);

/** The service a browser asks. */
export const ServiceContext = createContext<ExternalService>(embeddedService);
