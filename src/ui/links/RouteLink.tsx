import type { ComponentProps } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';

export type RouteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link inside the site; where no router surrounds it (a lone slice) it is an ordinary one. */
export function RouteLink({ to, children, ...rest }: RouteLinkProps) {
  if (useInRouterContext())
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

/** What is left of a router link's props when there is no router. */
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
