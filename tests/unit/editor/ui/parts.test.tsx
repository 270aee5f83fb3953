// @vitest-environment happy-dom
import { act, Fragment, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GRIP, useFocusReturn } from '#page-editor/kit/hooks/useFocusReturn.ts';
import { lazily } from '#page-editor/kit/loading/lazy.tsx';
import { Announcer, createAnnouncements } from '#page-editor/kit/messages/Announcer.tsx';
import { Boundary } from '#page-editor/kit/messages/Boundary.tsx';
import { createToasts, Toasts } from '#page-editor/kit/messages/Toasts.tsx';
import { ComboBox } from '#page-editor/kit/fields/ComboBox.tsx';
import { startInField } from '#page-editor/kit/overlays/startInField.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { click, find, mount } from '../../ui/mount.tsx';
import { later } from '../support/openPart.tsx';

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
  const { container } = await mount([
    <h1 key="1">Low tide</h1>,
    <Boundary key="2" name="The form">
      <Part />
    </Boundary>,
  ]);
  const words = 'The form has stopped working. What you typed is kept.';
  expect(find(container, '[role=alert]').textContent).toBe(words);
  expect(find(container, 'h1').textContent).toBe('Low tide');
  const cause = expect.objectContaining({ message: 'a fault of the test' });
  expect(errors).toHaveBeenCalledWith('The form failed.', cause);
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

type WordsProps = { readonly words: string };

const Words = ({ words }: WordsProps) => <b>{words}</b>;

const instead = ({ words }: WordsProps, retry: (() => void) | null) =>
  retry ? <button onClick={retry}>{`No ${words}`}</button> : <i>{words}</i>;

/** A file that is answered, or refused, when the test says so. */
function lateFile() {
  const { ask, answer } = later();
  const load = vi.fn(async () => {
    if ((await ask()) === 'refuse') throw new Error('The server is away');
    return Words;
  });
  return { load, answer: () => answer('come'), refuse: () => answer('refuse') };
}

test('a part is loaded once, when it is first rendered; if that fails it says so, and is asked for again', async () => {
  const { load, answer, refuse } = lateFile();
  const Part = lazily(load, instead);
  expect(load).not.toHaveBeenCalled();
  const { container } = await mount([<Part key="1" words="one" />, <Part key="2" words="two" />]);
  expect(container.innerHTML).toBe('<i>one</i><i>two</i>');
  await refuse();
  expect(container.innerHTML).toBe('<button>No one</button><button>No two</button>');
  expect(load).toHaveBeenCalledTimes(1);
  await click(find(container, 'button'));
  expect(container.innerHTML).toBe('<i>one</i><button>No two</button>');
  await click(find(container, 'button'));
  await answer();
  expect(container.innerHTML).toBe('<b>one</b><b>two</b>');
  expect(load).toHaveBeenCalledTimes(2);
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

function Window({ children }: { readonly children: ReactNode }) {
  return <div ref={useFocusReturn()}>{children}</div>;
}

const button = (words: string) => <button type="button">{words}</button>;

// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as React Aria renders one
const dialogOf = (contents: ReactNode) => <div role="dialog">{contents}</div>;

/** A window that has the focus on a button; what it returns shows something else in it, where the focus is then on `next`. */
async function windowWith(shown: ReactNode, focused: string) {
  const { container, update } = await mount(<Window>{shown}</Window>);
  const focus = (words: string) => buttonOf(container, words).focus();
  focus(focused);
  return {
    focus,
    show: (other: ReactNode) => update(<Window>{other}</Window>),
    async leadsTo(other: ReactNode, next: string) {
      await update(<Window>{other}</Window>);
      await waitFor(() => expect(document.activeElement?.textContent).toBe(next));
    },
  };
}

test('with a dialog that goes the focus is on what opened it, and on another screen in the form', async () => {
  const screen = (key: string, line: ReactNode, more: ReactNode = null) => (
    <div key={key}>
      <div data-part="bar">
        <a href="/edit">Documents</a>
        {button('New')}
        {line}
      </div>
      {more}
    </div>
  );
  const form = (
    <section data-part="form">
      <button type="button" {...{ [GRIP]: '' }}>
        Larger form
      </button>
      {button('Title')}
    </section>
  );
  const list = screen('list', null);
  const { focus, show, leadsTo } = await windowWith(list, 'New');
  const open = async () => {
    focus('New');
    await show([list, <Fragment key="dialog">{dialogOf(button('Make it'))}</Fragment>]);
    focus('Make it');
  };
  await open();
  await leadsTo([list], 'New');
  await open();
  await leadsTo([screen('document', null, form)], 'Title');
  // A line that goes gives back what one worked on, and not what is beside it.
  await show([screen('document', <p data-passing="">{button('Choose')}</p>, form)]);
  focus('Choose');
  await leadsTo([screen('document', null, form)], 'Title');
});

test('with a row that goes the focus is on the next, and not where the dialog begins', async () => {
  const list = (...rows: string[]) => {
    const items = rows.map((row) => <li key={row}>{button(row)}</li>);
    return dialogOf([<p key="close">{button('Close')}</p>, <ul key="rows">{items}</ul>]);
  };
  const { leadsTo } = await windowWith(list('One', 'Two', 'Three'), 'Two');
  await leadsTo(list('One', 'Three'), 'Three');
  await leadsTo(list('One'), 'One');
  await leadsTo(list(), 'Close');
});

test('with a screen that goes the focus is on the title of the next, not on a note', async () => {
  const toasts = createToasts();
  const screen = (name: string) => [
    <div key={name}>
      <h1 tabIndex={-1}>{name}</h1>
      {button(`Leave the ${name}`)}
    </div>,
    <Toasts key="toasts" toasts={toasts} />,
  ];
  const { leadsTo } = await windowWith(screen('first'), 'Leave the first');
  await act(async () => void toasts.show({ message: 'Your site is here.' }));
  await leadsTo(screen('next'), 'next');
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

test('suggestions stay while what is around their text scrolls, and close with its focus', async () => {
  const about = [{ id: '/about', label: 'About' }];
  const none = () => {};
  const texts = { 'aria-label': 'Page', text: '', emptyText: 'None', options: about };
  const { container } = await mount(
    <div id="form">
      <ComboBox {...texts} onText={none} onChoose={none} />
    </div>,
  );
  const options = () => document.querySelectorAll('[role=option]').length;
  const input = find<HTMLInputElement>(container, 'input');
  await act(async () => input.focus());
  expect(options()).toBe(1);
  const scroll = new Event('scroll');
  // Happy-dom does not tell the event that is handled.
  vi.stubGlobal('event', scroll);
  onTestFinished(() => void vi.unstubAllGlobals());
  await act(async () => find(container, '#form').dispatchEvent(scroll));
  expect(options()).toBe(1);
  await act(async () => input.blur());
  expect(options()).toBe(0);
});
