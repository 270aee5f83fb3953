import { createContext, use, type ComponentProps } from 'react';
import { useHref, useInRouterContext, useLinkClickHandler } from 'react-router-dom';

interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the site, with query and hash; relative ones start at the page's route. */
  readonly to: string;
}

/** Paths that the router would write as they are. */
const PLAIN_PATH = /^\/(?:[\w%-]+(?:\/[\w%-]+)*)?$/;

/** On the server, what precedes every path of the page's language. */
export const PrefixContext = /* @__PURE__ */ createContext('');

/** A link inside the site; a plain one where no router surrounds it. */
export function RouteLink({ to, children, ...rest }: RouteLinkProps) {
  const isRouted = useInRouterContext();
  // The router's hooks take a tenth of a page's time on the server, and the address is the same.
  const isPlain = !isRouted || (import.meta.env.SSR && PLAIN_PATH.test(to));
  if (isPlain) {
    const prefix = import.meta.env.SSR ? use(PrefixContext) : '';
    return (
      <a {...rest} href={prefix && to === '/' ? prefix : prefix + to}>
        {children}
      </a>
    );
  }
  return (
    <RoutedLink {...rest} to={to}>
      {children}
    </RoutedLink>
  );
}

/** The router's own link brings 2 kB of prefetching that only its framework uses. */
function RoutedLink({ to, onClick, children, ...rest }: RouteLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
