/** A provider whose own script turns a marked link into its card. */
export type ScriptProvider = {
  name: string;
  hosts: RegExp;
  script: string;
  /** The class its script looks for. */
  className: string;
  /** The attribute its script reads the page's address from, where the link is not enough. */
  addressAttribute?: string;
  /** Has its script process an element added later. */
  render: (element: HTMLElement) => void;
};

/** Where a provider's script and what it loads come from, as in a policy. */
export const scriptSourcesOf = ({ script }: ScriptProvider): readonly string[] => [
  `${new URL(script).origin}/`,
];

/** Globals of the scripts. */
type Globals = {
  twttr?: { widgets?: { load?: (element: HTMLElement) => void } };
  FB?: { XFBML?: { parse?: (element: HTMLElement) => void } };
  instgrm?: { Embeds?: { process?: () => void } };
};

function globals(): Globals {
  // Cast: the providers' scripts bring no types, and each may be blocked.
  return window as Globals;
}

/** Providers that render by script. */
export const scriptProviders: readonly ScriptProvider[] = [
  {
    name: 'Twitter',
    hosts: /(?:^|\.)(?:twitter|x)\.com$/,
    script: 'https://platform.twitter.com/widgets.js',
    className: 'twitter-tweet',
    render: (element) => globals().twttr?.widgets?.load?.(element),
  },
  {
    name: 'Facebook',
    hosts: /(?:^|\.)(?:facebook\.com|fb\.watch)$/,
    script: 'https://connect.facebook.net/en_US/sdk.js#xfbml=1&version=v20.0',
    className: 'fb-post',
    addressAttribute: 'data-href',
    render: (element) => globals().FB?.XFBML?.parse?.(element),
  },
  {
    name: 'Instagram',
    hosts: /(?:^|\.)instagram\.com$/,
    script: 'https://www.instagram.com/embed.js',
    className: 'instagram-media',
    addressAttribute: 'data-instgrm-permalink',
    render: () => globals().instgrm?.Embeds?.process?.(),
  },
];
