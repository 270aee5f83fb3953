import type { ComponentProps } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';

type RouteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** Paths that the router would write as they are. */
const PLAIN_PATH = /^\/(?:[\w%-]+(?:\/[\w%-]+)*)?$/;

/** A link inside the site; a plain one where no router surrounds it. */
export function RouteLink({ to, children, ...rest }: RouteLinkProps) {
  const isRouted = useInRouterContext();
  // The router's link takes a tenth of a page's time on the server, and writes the same.
  if (import.meta.env.SSR && isRouted && PLAIN_PATH.test(to))
    return (
      <a {...anchorProps(rest)} href={to} data-discover="true">
        {children}
      </a>
    );
  if (isRouted)
    return (
      <Link {...rest} to={to}>
        {children}
      </Link>
    );
  return (
    <a {...anchorProps(rest)} href={to}>
      {children}
    </a>
  );
}

/** Drops the router's props. */
function anchorProps({
  reloadDocument: _reload,
  replace: _replace,
  state: _state,
  preventScrollReset: _scroll,
  relative: _relative,
  viewTransition: _transition,
  discover: _discover,
  prefetch: _prefetch,
  ...anchor
}: Omit<RouteLinkProps, 'to' | 'children'>) {
  return anchor;
}
