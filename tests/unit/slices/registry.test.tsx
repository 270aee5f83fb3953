import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderSlices, samples } from '../../support/slices.tsx';
import type { ZoneVariant } from '#content/sliceZone.ts';

const errors = vi.spyOn(console, 'error');

afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  errors.mockClear();
});

const VARIANTS: ZoneVariant[] = ['home', 'page', 'cover', 'spread', 'case_study', 'list'];

/** Slices that show data of the page around them only. */
const READS_ITS_PAGE = ['project_overview', 'intro_header', 'selected_work'];

describe.each(samples)('$type, $variation', ({ type, filled, empty }) => {
  test.each(VARIANTS)('renders its mock data on the variant %s', async (variant) => {
    const html = await renderSlices([filled], { variant });
    if (!READS_ITS_PAGE.includes(type)) expect(html.length).toBeGreaterThan(60);
    expect(html).not.toContain('undefined');
    expect(html).not.toContain('[object Object]');
    expect(html).not.toContain('NaN');
  });

  test('renders something or nothing, but never fails, with every field empty', async () => {
    const html = await renderSlices([empty]);
    expect(html).not.toContain('undefined');
    expect(html).not.toContain('[object Object]');
    expect(html).not.toContain('NaN');
  });
});

test.each([
  null,
  'text',
  {},
  { slice_type: 'about', primary: 'text', items: [] },
  { slice_type: 'about', primary: {}, items: null },
])('what is not a slice renders nothing and leaves the others: %j', async (stray) => {
  const about = samples.find(({ type }) => type === 'about');
  const html = await renderSlices([stray as never, ...(about ? [about.filled] : [])]);
  expect(html).toContain('the good part of an idea');
});

test('an unknown slice renders nothing and is reported once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const unknown = { ...samples[0]?.filled, slice_type: 'from_the_future' } as never;
  expect(await renderSlices([unknown, unknown])).toBe('');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain('from_the_future');
  warn.mockRestore();
});
