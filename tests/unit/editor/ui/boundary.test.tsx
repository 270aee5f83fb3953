// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { Boundary } from '#editor/ui/messages/Boundary.tsx';
import { click, find, mount } from '../../ui/mount.tsx';

/** A part that fails as long as it is told to. */
function failingPart() {
  const state = { fails: true };
  function Part() {
    if (state.fails) throw new Error('a fault of the test');
    return <p>The fields</p>;
  }
  return { state, Part };
}

function silenced() {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
  return errors;
}

const buttonOf = (container: Element, words: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === words);

test('a part that fails says so, is logged with its cause, and leaves what is beside it', async () => {
  const errors = silenced();
  const { Part } = failingPart();
  const { container } = await mount(
    <div>
      <h1>Low tide</h1>
      <Boundary name="The form">
        <Part />
      </Boundary>
    </div>,
  );
  expect(find(container, '[role=alert]').textContent).toBe(
    'The form has stopped working. What you typed is kept.',
  );
  expect(find(container, 'h1').textContent).toBe('Low tide');
  expect(errors).toHaveBeenCalledWith(
    'The form failed.',
    expect.objectContaining({ message: 'a fault of the test' }),
  );
});

test('it is opened again by its button, and fails again as often as it must', async () => {
  silenced();
  const { state, Part } = failingPart();
  const { container } = await mount(
    <Boundary name="The form">
      <Part />
    </Boundary>,
  );
  const again = () => click(find(container, 'button'));
  await again();
  expect(buttonOf(container, 'Open again')).toBeDefined();
  state.fails = false;
  await again();
  expect(container.textContent).toBe('The fields');
});

test('another place opens it, too', async () => {
  silenced();
  const { state, Part } = failingPart();
  const at = (place: string) => (
    <Boundary name="The form" resetKey={place}>
      <Part />
    </Boundary>
  );
  const { container, update } = await mount(at('spread/1'));
  state.fails = false;
  await update(at('spread/1'));
  expect(container.textContent).toContain('has stopped working');
  await update(at('spread/2'));
  expect(container.textContent).toBe('The fields');
});

test('the last resort loads the window anew', async () => {
  silenced();
  const { Part } = failingPart();
  const { container } = await mount(
    <Boundary name="The editor" look="window">
      <Part />
    </Boundary>,
  );
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const button = buttonOf(container, 'Reload the window');
  if (button) await click(button);
  expect(reload).toHaveBeenCalledOnce();
});

test('where it cannot be shown either, what is around it says so instead', async () => {
  silenced();
  const part = (isOther: boolean) => (
    <Boundary name="The window" look="window">
      <main>
        <Boundary name="The form">{isOther ? <p>One</p> : <div>Other</div>}</Boundary>
        <footer />
      </main>
    </Boundary>
  );
  const { container, update } = await mount(part(true));
  // As extensions of browsers do: nothing can be inserted or removed there any more.
  document.createElement('div').append(...find(container, 'main').childNodes);
  await update(part(false));
  expect(find(container, '[role=alert]').textContent).toContain('The window has stopped working.');
  const button = buttonOf(container, 'Open again');
  if (button) await click(button);
  expect(container.textContent).toBe('Other');
});
