import { expect, test } from 'vitest';
import { createRoutes } from '#app/routes.ts';
import { describeType, routedTypes } from '#content/documentTypes.ts';
import { documentPath } from '#content/links.ts';
import { matchRoute } from '#app/siteRoute.ts';
import type { AppContext } from '#app/appContext.ts';

// Cast: loading a screen's code reads nothing else of the context.
const routes = createRoutes({ answers: {}, queries: {} } as AppContext);

test.each(routes.map((route) => [route.id, route] as const))(
  '%s is a module with a screen of its name',
  async (_id, route) => {
    await expect(route.preload()).resolves.toBeUndefined();
  },
);

test.each(routedTypes)('links to a document of type %s open its screen', (type) => {
  const { route, params } = matchRoute(routes, documentPath({ type, uid: 'some-uid' }));
  expect(route.id).toBe(`src/screens/${describeType(type)?.screen}.tsx`);
  expect(params).toEqual({ uid: 'some-uid' });
});
