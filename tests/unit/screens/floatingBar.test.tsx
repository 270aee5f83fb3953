// @vitest-environment happy-dom
import { act } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { FloatingBar } from '#screens/projectFrame/FloatingBar.tsx';
import { find, mount } from '../ui/mount.tsx';

it.each<[how: string, key: string, expected: unknown[], keys?: MouseEventInit]>([
  ['to all projects from the first page of a visit', 'default', ['/portfolio', undefined]],
  ['to them after anchors of it, too', 'default##', ['/portfolio', undefined]],
  ['back from a later page', 'k3', [undefined, -1]],
  ['back past the anchors of a later page', 'k3##', [undefined, -3]],
  ['to all projects in a tab of its own', 'k3', [undefined, undefined], { ctrlKey: true }],
])('the bar’s arrow leads %s', async (_, key, expected, keys = {}) => {
  const push = vi.fn<Navigator['push']>();
  const go = vi.fn<Navigator['go']>();
  const navigator: Navigator = { createHref: String, push, go, replace: () => {} };
  const location = { pathname: '/project/kelp', search: '', hash: '', state: null, key };
  const { container } = await mount(
    <Router navigator={navigator} location={location}>
      <FloatingBar title="Kelp" atEnd={false} />
    </Router>,
  );
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  await act(async () => find(container, 'a').dispatchEvent(press));
  const pushed = push.mock.lastCall?.[0];
  expect([typeof pushed === 'object' ? pushed.pathname : pushed, go.mock.lastCall?.[0]]).toEqual(
    expected,
  );
});
