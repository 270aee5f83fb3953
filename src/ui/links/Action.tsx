import type { AriaAttributes, HTMLAttributes, RefCallback } from 'react';
import * as states from '../words/en/states.ts';
import { useLanguage } from '../words/language.ts';
import { RouteLink } from './RouteLink.tsx';

/** A route of the site, any other address, or neither (a button). */
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
    | 'lang'
    | 'tabIndex'
    | 'onClick'
    | 'onPointerEnter'
    | 'onPointerLeave'
    | 'onFocus'
    | 'onBlur'
  >;

/** What all controls have in common. */
export type ActionProps = ElementProps &
  Destination & {
    /** Language of the page a link leads to. */
    hrefLang?: string | undefined;
    /** A disabled link keeps its text and loses its address. */
    disabled?: boolean | undefined;
    type?: 'button' | 'submit' | undefined;
    /** A callback, since the element may be a link or a button. */
    ref?: RefCallback<HTMLElement> | undefined;
  };

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** A router link with `to`, a link with `href`, else a button. */
export function Action({
  to,
  href,
  external,
  disabled,
  type = 'button',
  children,
  ...rest
}: ActionProps) {
  const { say } = useLanguage();
  if (to === undefined && href === undefined)
    return (
      <button {...rest} type={type} disabled={disabled}>
        {children}
      </button>
    );
  if (disabled)
    return (
      // An `a` without an address has no role.
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
  // ARIA 1.3: the link's text stays its name.
  const tab = external ? { ...NEW_TAB, 'aria-description': say(states.newTab) } : {};
  return (
    <a {...tab} {...rest} href={href}>
      {children}
    </a>
  );
}
