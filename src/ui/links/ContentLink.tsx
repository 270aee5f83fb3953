import { asLink, type LinkField } from '@prismicio/client';
import { createContext, use, type ReactNode } from 'react';
import { isRoute, safeAddress } from './address.ts';
import { RouteLink } from './RouteLink.tsx';

/** How links of the content become addresses. */
export type LinkPolicy = {
  /** The address of a link field; null where it leads nowhere. */
  resolve: (link: LinkField) => string | null;
};

/** Unless a site says more, a link leads where its own `url` points. */
export const LinkContext = createContext<LinkPolicy>({ resolve: (link) => asLink(link) ?? null });

export type ContentLinkProps = {
  field: LinkField | null | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The one way content links: routes by the router, others by their address, bad ones as plain words. */
export function ContentLink({ field, className, children }: ContentLinkProps) {
  const { resolve } = use(LinkContext);
  const address = safeAddress(field && resolve(field));
  if (address === null) return <>{children}</>;
  const target = field && 'target' in field ? field.target : undefined;
  if (isRoute(address) && target === undefined)
    return (
      <RouteLink to={address} className={className}>
        {children}
      </RouteLink>
    );
  return (
    <a
      href={address}
      className={className}
      target={target}
      rel={target === undefined ? undefined : 'noopener noreferrer'}
    >
      {children}
    </a>
  );
}
