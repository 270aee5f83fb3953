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
  const routed = serverRender(<Link {...props}>Low Tide</Link>);
  const options = { replace: true, preventScrollReset: true, state: { from: 'home' } } as const;
  const link = (
    <RouteLink {...props} {...options}>
      Low Tide
    </RouteLink>
  );
  expect(serverRender(link)).toBe(routed);
});
