// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GRIP, useFocusReturn } from '#page-editor/kit/hooks/useFocusReturn.ts';
import { lazily } from '#page-editor/kit/loading/lazy.tsx';
import { Announcer, createAnnouncements } from '#page-editor/kit/messages/Announcer.tsx';
import { Boundary } from '#page-editor/kit/messages/Boundary.tsx';
import { createToasts, Toasts } from '#page-editor/kit/messages/Toasts.tsx';
import { startInField } from '#page-editor/kit/overlays/startInField.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { click, find, mount } from '../../ui/mount.tsx';

const buttonOf = (container: Element, words: string) => {
  const found = [...container.querySelectorAll('button')].find((one) => one.textContent === words);
  if (!found) throw new Error(`There is no button ${words}`);
  return found;
};

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

test('it is opened again by its button or another place, and fails again as often as it must', async () => {
  silenced();
  const { state, Part } = failingPart();
  const at = (place: string) => (
    <Boundary name="The form" resetKey={place}>
      <Part />
    </Boundary>
  );
  const { container, update } = await mount(at('spread/1'));
  await click(buttonOf(container, 'Open again'));
  await update(at('spread/1'));
  state.fails = false;
  await click(buttonOf(container, 'Open again'));
  expect(container.textContent).toBe('The fields');
  state.fails = true;
  await update(at('spread/1'));
  state.fails = false;
  await update(at('spread/2'));
  expect(container.textContent).toBe('The fields');
  // Another part that fails is no second failure of this one.
  state.fails = true;
  for (const place of ['spread/3', 'spread/4', 'spread/4']) {
    // oxlint-disable-next-line no-await-in-loop
    await update(at(place));
    expect(container.textContent).toContain('The form has stopped working.');
  }
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
  await click(buttonOf(container, 'Reload the window'));
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
  await click(buttonOf(container, 'Open again'));
  expect(container.textContent).toBe('Other');
});

interface WordsProps {
  readonly words: string;
}

const Words = ({ words }: WordsProps) => <b>{words}</b>;

const instead = ({ words }: WordsProps, retry: (() => void) | null) =>
  retry ? <button onClick={retry}>{`No ${words}`}</button> : <i>{words}</i>;

/** A file that is answered, or refused, when the test says so. */
function lateFile() {
  let settle: { answer: (part: ComponentType<WordsProps>) => void; refuse: () => void } | null =
    null;
  const load = vi.fn(
    () =>
      new Promise<ComponentType<WordsProps>>((answer, reject) => {
        settle = { answer, refuse: () => reject(new Error('The server is away')) };
      }),
  );
  return {
    load,
    answer: () => act(async () => settle?.answer(Words)),
    refuse: () => act(async () => settle?.refuse()),
  };
}

test('a part is loaded once, when it is first rendered, and shown when it is there', async () => {
  const { load, answer } = lateFile();
  const Part = lazily(load, instead);
  expect(load).not.toHaveBeenCalled();
  const { container } = await mount([<Part key="1" words="one" />, <Part key="2" words="two" />]);
  expect(container.innerHTML).toBe('<i>one</i><i>two</i>');
  await answer();
  expect(container.innerHTML).toBe('<b>one</b><b>two</b>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was loaded ahead is in the first render', async () => {
  const { load, answer } = lateFile();
  const waits = vi.fn(instead);
  const Part = lazily(load, waits);
  const loading = Part.preload();
  await answer();
  await loading;
  const { container } = await mount(<Part words="one" />);
  expect(container.innerHTML).toBe('<b>one</b>');
  expect(waits).not.toHaveBeenCalled();
});

test('a part that did not load says so, and is asked for again', async () => {
  const { load, answer, refuse } = lateFile();
  const Part = lazily(load, instead);
  const { container } = await mount([<Part key="1" words="one" />, <s key="2">beside it</s>]);
  await refuse();
  expect(container.innerHTML).toBe('<button>No one</button><s>beside it</s>');
  await click(find(container, 'button'));
  expect(container.innerHTML).toBe('<i>one</i><s>beside it</s>');
  await answer();
  expect(container.innerHTML).toBe('<b>one</b><s>beside it</s>');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the same sentence twice is two changes of the region, an urgent one is in a region of its own', async () => {
  const announcements = createAnnouncements();
  const { container } = await mount(<Announcer announcements={announcements} />);
  const region = find(container, '[aria-live=polite]');
  await act(async () => announcements.announce('Moved up.'));
  const first = region.firstChild;
  await act(async () => announcements.announce('Moved up.'));
  expect(region.textContent).toBe('Moved up.');
  expect(region.firstChild).not.toBe(first);
  const urgent = find(container, '[aria-live=assertive]');
  expect(urgent.textContent).toBe('');
  await act(async () => announcements.announce('Not saved: the disk is full.', 'assertive'));
  expect(urgent.textContent).toBe('Not saved: the disk is full.');
  // Dialogs do not hide it.
  expect(urgent.getAttribute('data-live-announcer')).toBe('true');
});

test('the action of a note runs once and closes it', async () => {
  const toasts = createToasts();
  const run = vi.fn();
  await mount(<Toasts toasts={toasts} />);
  await act(async () => toasts.show({ message: 'Card deleted.', action: { label: 'Undo', run } }));
  expect(document.body.textContent).toContain('Card deleted.');
  await click(buttonOf(document.body, 'Undo'));
  expect(run).toHaveBeenCalledOnce();
  expect(document.body.textContent).not.toContain('Card deleted.');
});

test('with a dialog that goes the focus is on what opened it, and on another screen in the form', async () => {
  function Window({
    opens,
    screen,
    line = '',
  }: {
    readonly opens: boolean;
    readonly screen: 'list' | 'document';
    readonly line?: string;
  }) {
    const root = useFocusReturn();
    return (
      <div ref={root}>
        <div key={screen}>
          <div data-part="bar">
            <a href="/edit">Documents</a>
            <button type="button">New</button>
            {line !== '' && (
              <p data-passing="">
                <button type="button">{line}</button>
              </p>
            )}
          </div>
          {screen === 'document' && (
            <section data-part="form">
              <button type="button" {...{ [GRIP]: '' }}>
                Larger form
              </button>
              <button type="button">Title</button>
            </section>
          )}
        </div>
        {opens && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as React Aria renders one
          <div role="dialog">
            <button type="button">Make it</button>
          </div>
        )}
      </div>
    );
  }
  const { container, update } = await mount(<Window opens={false} screen="list" />);
  const open = async () => {
    buttonOf(container, 'New').focus();
    await update(<Window opens screen="list" />);
    buttonOf(container, 'Make it').focus();
  };
  await open();
  await update(<Window opens={false} screen="list" />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('New'));
  await open();
  await update(<Window opens={false} screen="document" />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Title'));
  // A line that goes gives back what one worked on, and not what is beside it.
  await update(<Window opens={false} screen="document" line="Choose" />);
  buttonOf(container, 'Choose').focus();
  await update(<Window opens={false} screen="document" />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Title'));
});

test('with a row that goes the focus is on the next, and not where the dialog begins', async () => {
  function Window({ rows }: { readonly rows: readonly string[] }) {
    const root = useFocusReturn();
    return (
      <div ref={root}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as React Aria renders one */}
        <div role="dialog">
          <button type="button">Close</button>
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <button type="button">{row}</button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    );
  }
  const { container, update } = await mount(<Window rows={['One', 'Two', 'Three']} />);
  buttonOf(container, 'Two').focus();
  for (const [left, next] of [
    [['One', 'Three'], 'Three'],
    [['One'], 'One'],
  ] as const) {
    await update(<Window rows={left} />);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(next));
  }
  await update(<Window rows={[]} />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Close'));
});

test('with a screen that goes the focus is on the title of the next, not on a note', async () => {
  const toasts = createToasts();
  function Window({ screen }: { readonly screen: 'first' | 'next' }) {
    const root = useFocusReturn();
    return (
      <div ref={root}>
        <div key={screen}>
          <h1 tabIndex={-1}>{screen}</h1>
          <button type="button">{`Leave the ${screen}`}</button>
        </div>
        <Toasts toasts={toasts} />
      </div>
    );
  }
  const { container, update } = await mount(<Window screen="first" />);
  buttonOf(container, 'Leave the first').focus();
  await act(async () => void toasts.show({ message: 'Your site is here.' }));
  await update(<Window screen="next" />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('next'));
});

test.each([
  ['its first text', '<input type="checkbox"><textarea readonly></textarea><textarea id="here">'],
  ['a slider', '<button>Close</button><input type="range" id="here"><input>'],
  ['a text that is not hidden', '<input style="display: none"><input id="here">'],
  ['no list that would open', '<input role="combobox"><input type="radio"><button>Done</button>'],
])('what opens starts in %s', (_title, contents) => {
  document.body.innerHTML = `<section role="dialog">${contents}</section>`;
  startInField(find<HTMLElement>(document.body, '[role=dialog]'));
  expect(document.activeElement).toBe(document.querySelector('#here') ?? document.body);
});

test('what opens leaves the focus where its contents placed it', () => {
  document.body.innerHTML = '<section role="dialog"><input><button>Copy link</button></section>';
  const button = buttonOf(document.body, 'Copy link');
  button.focus();
  startInField(find<HTMLElement>(document.body, '[role=dialog]'));
  expect(document.activeElement).toBe(button);
});
