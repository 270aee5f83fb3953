/** Base address of this site's own embedded service. */
export const embeddedBase = '/external/v2';

/** The portfolio service external projects come from. */
export interface ExternalService {
  /** Where its paths begin: `/external/v2`, or an address such as `https://api.example.com/v2`. */
  readonly base: string;
  /** The name under which the service knows this site. */
  readonly clientId: string;
}

/** The service of a site that names no other. Only this one is asked before a page is rendered. */
export const embeddedService: ExternalService = { base: embeddedBase, clientId: 'slicefolio' };

export const isEmbedded = ({ base }: ExternalService): boolean => base === embeddedBase;
