// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx';
import { loadable } from '#ui/loadable.ts';
import { mount } from './mount.tsx';

const Part = () => <p>The part</p>;

/** A bundle that comes when it is told to. */
function bundle() {
  let come = () => {};
  const code = new Promise<typeof Part>((resolve) => (come = () => resolve(Part)));
  return { come: () => come(), ...loadable(() => code) };
}

test('a part that was preloaded is there in the first render', async () => {
  const { Component, preload } = loadable(async () => Part);
  await preload();
  expect(renderToString(<Component />)).toBe('<p>The part</p>');
});

test('a part that loads is rendered with it, without the fallback of a Suspense', async () => {
  const { Component, come } = bundle();
  const { container } = await mount(
    <Suspense fallback="A fallback">
      <Component />
    </Suspense>,
  );
  expect(container.textContent).toBe('');
  await act(async () => come());
  expect(container.textContent).toBe('The part');
});

test('in hydration what the server sent stays until the part is there', async () => {
  const { Component, come } = bundle();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Suspense>{<Part />}</Suspense>);
  const sent = container.querySelector('p');
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      container,
      <Suspense>
        <Component />
      </Suspense>,
      { onRecoverableError: (error) => mismatches.push(error) },
    );
  });
  expect(container.querySelector('p')).toBe(sent);
  await act(async () => come());
  expect(container.querySelector('p')).toBe(sent);
  expect(mismatches).toEqual([]);
});

test('a part that does not load fails where it is rendered; asked for again, it is loaded again', async () => {
  let isThere = false;
  const { Component, preload } = loadable(async () => {
    if (!isThere) throw new Error('It did not load');
    return Part;
  });
  const part = (
    <ErrorBoundary onError={() => {}} fallback={String}>
      <Component />
    </ErrorBoundary>
  );
  await expect(preload()).rejects.toThrow('It did not load');
  const { container } = await mount(part);
  expect(container.textContent).toBe('Error: It did not load');
  isThere = true;
  const later = await mount(part);
  expect(later.container.textContent).toBe('The part');
});
