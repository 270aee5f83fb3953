import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { serverRender } from './serverRender.tsx';

test.each([
  '/',
  '/about',
  '/project/paper-weather',
  '/case-study/low-tide#results',
  '/portfolio?tag=new',
  '/project/a.b',
  '/project/../about',
  '/project//a/',
  '/projekt/käse',
  '/project/%C3%A4',
  'about',
  '#results',
  '?tag=new',
])('the server writes a link to %s as the router does', (to) => {
  const props = { to, className: 'link', 'aria-current': 'page', title: 'Low Tide' } as const;
  // The attribute is for the router's framework, which the site does not use.
  const routed = serverRender(
    <Link {...props} discover="none">
      Low Tide
    </Link>,
  );
  expect(serverRender(<RouteLink {...props}>Low Tide</RouteLink>)).toBe(routed);
});
