import { createContext } from 'react';
import type { ExternalClient } from './client/createExternalClient.ts';
import type { ProjectView } from './view/projectView.ts';
import { embeddedService, type ExternalService } from './client/serviceBase.ts';

/** Converts a project of the service to what is rendered; null without one. */
export type ReadProject = (project: unknown) => ProjectView | null;

/** Where the projects of the portfolio service come from. */
export interface ExternalSource {
  readonly client: ExternalClient;
  /** Loads the converter, with this platform's parser. */
  readonly reader: () => Promise<ReadProject>;
}

/** The service in process, on the server; null in a browser. */
export const ExternalContext = createContext<ExternalSource | null>(null);

/** The service a browser asks. */
export const ServiceContext = createContext<ExternalService>(embeddedService);
