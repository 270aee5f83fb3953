import type { ExternalClient } from './client/createExternalClient.ts';
import type { ProjectView } from './view/projectView.ts';
import { createContext } from 'react';
import { embeddedService, type ExternalService } from './client/serviceBase.ts';

/** What is drawn of a project as the service sent it; null where there is none. */
export type ReadProject = (project: unknown) => ProjectView | null;

/** Where the projects of the portfolio service come from. */
export interface ExternalSource {
  readonly client: ExternalClient;
  /** Brings what reads a project, with the parser this engine has. */
  readonly reader: () => Promise<ReadProject>;
}

/** Fetchers for external projects in process, on the server; null in a browser. */
export const ExternalContext = createContext<ExternalSource | null>(null);

/** The service a browser asks. */
export const ServiceContext = createContext<ExternalService>(embeddedService);
