// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Field } from '#ui/controls/Field.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { click, find, mount } from './mount.tsx';

function Palette({ reported }: { reported: (checked: boolean) => void }) {
  const [checked, setChecked] = useState(false);
  return (
    <Switch
      checked={checked}
      label={checked ? 'Night palette' : 'Day palette'}
      onChange={(next) => {
        reported(next);
        setChecked(next);
      }}
    />
  );
}

test('a switch changes with its label and reports it', async () => {
  const reported = vi.fn();
  const { container } = await mount(<Palette reported={reported} />);
  const control = find<HTMLButtonElement>(container, '[role="switch"]');
  await click(control);
  expect(reported).toHaveBeenLastCalledWith(true);
  expect(control.getAttribute('aria-checked')).toBe('true');
  expect(control.textContent).toBe('Night palette');
  await click(control);
  expect(reported).toHaveBeenLastCalledWith(false);
  expect(control.textContent).toBe('Day palette');
});

test('a disabled switch stays as it is', async () => {
  const reported = vi.fn();
  const { container } = await mount(
    <Switch checked disabled label="Night palette" onChange={reported} />,
  );
  await click(find(container, 'button'));
  expect(reported).not.toHaveBeenCalled();
});

test('each refusal nudges a field again without losing the field', async () => {
  const { container, update } = await mount(<Field label="Enter Password" />);
  const input = find(container, 'input');
  const nudges: (string | undefined)[] = [];
  for (const refusals of [0, 1, 2, 3]) {
    await update(<Field label="Enter Password" refusals={refusals} error="Incorrect Password" />);
    nudges.push(input.parentElement?.dataset['nudge']);
  }
  expect(nudges).toEqual([undefined, 'odd', 'even', 'odd']);
  expect(find(container, 'input')).toBe(input);
});

test('a route link without a router is an ordinary link', async () => {
  const { container } = await mount(<RouteLink to="/project/a">Low Tide</RouteLink>);
  expect(find(container, 'a').outerHTML).toBe('<a href="/project/a">Low Tide</a>');
});
