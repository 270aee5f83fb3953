// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { bootScript } from '#effects/boot/boot.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { PasswordForm } from '#screens/protected/PasswordForm.tsx';
import { inSite } from '../../support/inSite.tsx';
import { waitFor } from '../../support/waitFor.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('the password field has the focus once the gate has been left', async () => {
  const focus = HTMLElement.prototype.focus;
  // The environment would focus what is inert.
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    const page = document.getElementById(bootIds.site);
    if (!page?.inert || !page.contains(this)) focus.call(this);
  });
  // As the browser runs an inline script: its text alone, before the page is parsed.
  new Function(bootScript)();
  document.body.innerHTML = `<dialog id="${bootIds.gate}" tabindex="-1"><button value="off">Off</button></dialog><div id="${bootIds.site}"><main id="${bootIds.content}" tabindex="-1"></main></div>`;
  const [root, content] = [bootIds.site, bootIds.content].map((id) => document.getElementById(id));
  await waitFor(() => expect(root?.inert).toBe(true));
  if (!content) throw new Error('The page has no content');
  const app = createRoot(content);
  const unlock = {
    state: 'closed',
    error: undefined,
    refusals: 0,
    enter: async () => false,
  } as const;
  await act(async () =>
    app.render(
      inSite(
        <MemoryRouter>
          <PasswordForm uid="kelp" unlock={unlock} />
        </MemoryRouter>,
      ),
    ),
  );
  const field = content.querySelector('[type=password]');
  expect(field).not.toBeNull();
  expect(document.activeElement).not.toBe(field);
  document.querySelector('button')?.click();
  await waitFor(() => expect(root?.inert).toBe(false));
  expect(document.activeElement).toBe(field);
  // Later it is the visitor’s own.
  content.focus();
  expect(document.activeElement).toBe(content);
  await act(async () => app.unmount());
});
