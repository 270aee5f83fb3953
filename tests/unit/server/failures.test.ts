import { expect, test, vi } from 'vitest';
import { reportChanges } from '#server/lib/reportChanges.ts';
import { goOn } from '#server/platforms/node/goOn.ts';

test('a line is reported when it appears and when it comes back, not while it stays', () => {
  const reported: string[] = [];
  const report = reportChanges((line) => reported.push(line));
  for (const lines of [['a'], ['a', 'b'], ['b'], ['b'], ['a', 'b']]) report(lines);
  expect(reported).toEqual(['a', 'b', 'a']);
});

test('what nobody has caught is logged with its cause, and has a listener, so that nothing ends', () => {
  const on = vi.spyOn(process, 'on').mockReturnValue(process);
  const log = vi.fn();
  goOn(log);
  const listeners = new Map(on.mock.calls.map(([event, listener]) => [String(event), listener]));
  on.mockRestore();
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    const error = new Error(event);
    listeners.get(event)?.(error);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('The site goes on'), error);
  }
});
