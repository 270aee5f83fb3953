import type { AriaAttributes, HTMLAttributes, RefCallback } from 'react';
import { RouteLink } from './RouteLink.tsx';

/** Where an action leads: a route of the site, any other address, or nowhere (a button). */
export type Destination =
  | { to: string; href?: undefined; external?: undefined }
  | { href: string; external?: boolean | undefined; to?: undefined }
  | { to?: undefined; href?: undefined; external?: undefined };

type ElementProps = AriaAttributes &
  Pick<
    HTMLAttributes<HTMLElement>,
    | 'id'
    | 'className'
    | 'style'
    | 'children'
    | 'tabIndex'
    | 'onClick'
    | 'onPointerEnter'
    | 'onPointerLeave'
    | 'onFocus'
    | 'onBlur'
  >;

/** What everything a visitor can press has in common. */
export type ActionProps = ElementProps &
  Destination & {
    /** A link that is disabled keeps its words and loses its address. */
    disabled?: boolean | undefined;
    /** Of a button only; 'button' unless given. */
    type?: 'button' | 'submit' | undefined;
    /** A callback, since the element may be a link or a button. */
    ref?: RefCallback<HTMLElement> | undefined;
  };

/** ARIA 1.3, and the words of the link stay its name. */
const newTab = {
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-description': 'opens in a new tab',
} as const;

/** A link or a button by what it does: `to` is a router link, `href` an address, neither a button. */
export function Action({
  to,
  href,
  external,
  disabled,
  type = 'button',
  children,
  ...rest
}: ActionProps) {
  if (to === undefined && href === undefined)
    return (
      <button {...rest} type={type} disabled={disabled}>
        {children}
      </button>
    );
  if (disabled)
    return (
      // Without an address an `a` has no role of its own.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      <a {...rest} role="link" aria-disabled="true">
        {children}
      </a>
    );
  if (to !== undefined)
    return (
      <RouteLink {...rest} to={to}>
        {children}
      </RouteLink>
    );
  return (
    <a {...(external ? newTab : {})} {...rest} href={href}>
      {children}
    </a>
  );
}
