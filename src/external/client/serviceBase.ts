/** Base address of this site's own embedded service. */
export const embeddedBase = '/external/v2';

/** The portfolio service external projects come from. */
export interface ExternalService {
  /** Base of its paths: `/external/v2`, or an address such as `https://api.example.com/v2`. */
  readonly base: string;
  /** This site's name at the service. */
  readonly clientId: string;
}

/** The default service, and the only one that is called before a page is rendered. */
export const embeddedService: ExternalService = { base: embeddedBase, clientId: 'slicefolio' };

export const isEmbedded = ({ base }: ExternalService): boolean => base === embeddedBase;
