import { asLink, type LinkField } from '@prismicio/client';
import { createContext, use } from 'react';
import type { Elements } from '../Elements.ts';
import { isRoute, safeAddress } from './address.ts';
import { RouteLink } from './RouteLink.tsx';

type LinkPolicy = {
  /** The address of a link field; null where it leads nowhere. */
  resolve: (link: LinkField) => string | null;
};

/** By default a link leads to its own `url`. */
export const LinkContext = createContext<LinkPolicy>({ resolve: (link) => asLink(link) ?? null });

type ContentLinkProps = {
  field: LinkField | null | undefined;
  className?: string | undefined;
  children: Elements;
};

/** A link of the content: a router link for routes, plain text for unsafe addresses. */
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
